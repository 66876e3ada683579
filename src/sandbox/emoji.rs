//! Which texts are a single Unicode emoji. The ranges are those of Unicode's blocks of emojis, so that a few signs pass that
//! Discord does not have.

const ZERO_WIDTH_JOINER: char = '\u{200d}';
const KEYCAP: char = '\u{20e3}';
/// The sign after a character that is to be shown as an emoji.
const VARIATION: char = '\u{fe0f}';
/// Most emojis have fewer characters: a family of four with skin tones has eleven.
const MAX_CHARS: usize = 20;

/// Whether a text is one emoji and nothing else.
pub(super) fn is_emoji(text: &str) -> bool {
    let signs: Vec<char> = text.chars().take(MAX_CHARS + 1).collect();
    match signs.as_slice() {
        [] => false,
        long if long.len() > MAX_CHARS => false,
        ['0'..='9' | '#' | '*', KEYCAP] | ['0'..='9' | '#' | '*', VARIATION, KEYCAP] => true,
        [first, second] if is_regional(*first) && is_regional(*second) => true,
        signs => signs.split(|sign| *sign == ZERO_WIDTH_JOINER).all(is_element),
    }
}

/// A part of an emoji that is joined to others: a sign, and what changes how it looks.
fn is_element(signs: &[char]) -> bool {
    let Some((base, changes)) = signs.split_first() else { return false };
    let changes = changes.strip_prefix(&[VARIATION]).unwrap_or(changes);
    let changes = match changes {
        [tone, rest @ ..] if is_skin_tone(*tone) => rest,
        changes => changes,
    };
    // The flags of parts of countries end in letters that are not shown.
    let is_tag = |sign: &char| ('\u{e0020}'..='\u{e007f}').contains(sign);
    is_emoji_base(*base) && changes.iter().all(is_tag)
}

fn is_regional(sign: char) -> bool {
    ('\u{1f1e6}'..='\u{1f1ff}').contains(&sign)
}

fn is_skin_tone(sign: char) -> bool {
    ('\u{1f3fb}'..='\u{1f3ff}').contains(&sign)
}

fn is_emoji_base(sign: char) -> bool {
    matches!(sign,
        '\u{a9}' | '\u{ae}' | '\u{203c}' | '\u{2049}' | '\u{2122}' | '\u{2139}' | '\u{2194}'..='\u{21aa}'
        | '\u{231a}'..='\u{23ff}' | '\u{24c2}' | '\u{25aa}'..='\u{25fe}' | '\u{2600}'..='\u{27bf}'
        | '\u{2934}' | '\u{2935}' | '\u{2b05}'..='\u{2b55}' | '\u{3030}' | '\u{303d}' | '\u{3297}' | '\u{3299}'
        | '\u{1f004}' | '\u{1f0cf}' | '\u{1f170}'..='\u{1f19a}' | '\u{1f201}'..='\u{1f251}'
        | '\u{1f300}'..='\u{1faff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_emoji_is_one_sign_with_what_belongs_to_it() {
        for emoji in
            ["👍", "👍🏽", "❤", "❤️", "1️⃣", "#⃣", "🇩🇪", "🏴\u{e0067}\u{e0062}\u{e007f}", "🏳️‍🌈", "👨‍👩‍👧‍👦", "↩️", "⬅️"]
        {
            assert!(is_emoji(emoji), "{emoji}");
        }
        let long = "👍".repeat(21);
        for other in [
            "",
            "x",
            "1",
            "👍👍",
            "👍 ",
            " 👍",
            "👍x",
            "🇩",
            "🇩🇪🇩🇪",
            "‍👍",
            "👍‍",
            "é",
            "日",
            "custom:5",
            "\u{fe0f}",
            &long,
        ] {
            assert!(!is_emoji(other), "{other}");
        }
    }
}
