//! LZW as GIF files hold it, for pictures that are mostly long runs of one colour: a run is taken in pieces as long as
//! any known, not pixel by pixel. The same pixels take the encoder of the gif crate ten times as long, and they are
//! nearly all of the work on a frame.

/// The codes of single pixels are their colours; these two follow.
const CLEAR: u16 = 256;
const END: u16 = 257;
/// The longest code has twelve bits. Some readers dislike the last one.
const LAST: u16 = 4094;
const LONGEST: u32 = 12;
const SHORTEST: u32 = 9;

/// The bits of a colour, which begin what is written.
const COLOUR_BITS: u8 = 8;

/// Writes pixels of up to 256 colours: the bits of a colour, and then the codes.
#[derive(Default)]
pub(super) struct Lzw {
    dictionary: Dictionary,
    bits: Bits,
}

impl Lzw {
    /// The pixels in code.
    pub fn encode(&mut self, pixels: &[u8]) -> &[u8] {
        let Lzw { dictionary, bits } = self;
        bits.begin();
        dictionary.forget();
        bits.write(CLEAR, SHORTEST);
        let mut at = 0;
        while at < pixels.len() {
            let first = pixels[at];
            let known = dictionary.runs[usize::from(first)].len();
            let length = run(&pixels[at..], known + 1);
            let mut word = dictionary.runs[usize::from(first)][length.min(known) - 1];
            at += length.min(known);
            let mut longer = None;
            while let Some(next) = pixels.get(at) {
                match dictionary.longer(word, *next) {
                    Ok(found) => (word, at) = (found, at + 1),
                    Err(place) => {
                        longer = Some((place, *next));
                        break;
                    }
                }
            }
            bits.write(word, dictionary.code_length);
            // The reader learns the word later, but knows now how long codes will be.
            if dictionary.count >= 1 << dictionary.code_length && dictionary.code_length < LONGEST {
                dictionary.code_length += 1;
            }
            let Some((place, next)) = longer else { break };
            if dictionary.count > LAST {
                bits.write(CLEAR, dictionary.code_length);
                dictionary.forget();
            } else {
                dictionary.learn(word, next, place, length > known);
            }
        }
        bits.write(END, dictionary.code_length);
        bits.end()
    }
}

/// How many pixels at the beginning are alike, if they are no more than `most`.
fn run(pixels: &[u8], most: usize) -> usize {
    let pixels = &pixels[..most.min(pixels.len())];
    let Some(first) = pixels.first() else { return 0 };
    let alike = [*first; 8];
    let whole = pixels.chunks_exact(8).take_while(|chunk| **chunk == alike).count() * 8;
    whole + pixels[whole..].iter().take_while(|pixel| *pixel == first).count()
}

/// Words that have occurred: each is a known word and one more pixel.
struct Dictionary {
    /// Hashed: the shorter word, the pixel and the code in one number, 0 where there is nothing.
    table: Vec<u32>,
    /// By colour: the codes of one pixel of it, of two, of three…
    runs: Vec<Vec<u16>>,
    count: u16,
    code_length: u32,
}

/// As a power of two: twice the number of words.
const TABLE_BITS: u32 = 13;

impl Default for Dictionary {
    fn default() -> Dictionary {
        Dictionary { table: vec![0; 1 << TABLE_BITS], runs: vec![Vec::new(); 256], count: 0, code_length: 0 }
    }
}

impl Dictionary {
    fn forget(&mut self) {
        self.table.fill(0);
        for (colour, codes) in (0..).zip(&mut self.runs) {
            codes.clear();
            codes.push(colour);
        }
        self.count = END + 1;
        self.code_length = SHORTEST;
    }

    /// The code of this word with one more pixel, or where in the table it belongs.
    fn longer(&self, word: u16, next: u8) -> Result<u16, usize> {
        let wanted = key(word, next);
        let mut place = (wanted.wrapping_mul(0x9e37_79b1) >> (32 - TABLE_BITS)) as usize;
        loop {
            match self.table[place] {
                0 => return Err(place),
                entry if entry >> LONGEST == wanted => return Ok((entry & ((1 << LONGEST) - 1)) as u16),
                _ => place = (place + 1) % (1 << TABLE_BITS),
            }
        }
    }

    fn learn(&mut self, word: u16, next: u8, place: usize, is_run: bool) {
        self.table[place] = key(word, next) << LONGEST | u32::from(self.count);
        if is_run {
            self.runs[usize::from(next)].push(self.count);
        }
        self.count += 1;
    }
}

fn key(word: u16, next: u8) -> u32 {
    u32::from(word) << 8 | u32::from(next)
}

/// Codes packed into bytes, the lowest bits first.
#[derive(Default)]
struct Bits {
    bytes: Vec<u8>,
    waiting: u64,
    count: u32,
}

impl Bits {
    fn begin(&mut self) {
        self.bytes.clear();
        self.bytes.push(COLOUR_BITS);
    }

    fn write(&mut self, code: u16, length: u32) {
        self.waiting |= u64::from(code) << self.count;
        self.count += length;
        if self.count >= 32 {
            self.bytes.extend_from_slice(&(self.waiting as u32).to_le_bytes());
            self.waiting >>= 32;
            self.count -= 32;
        }
    }

    fn end(&mut self) -> &[u8] {
        let bytes = self.count.div_ceil(8) as usize;
        self.bytes.extend_from_slice(&self.waiting.to_le_bytes()[..bytes]);
        (self.waiting, self.count) = (0, 0);
        &self.bytes
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gif::{DecodeOptions, Encoder, Frame};

    /// Through a whole file and the reader of the gif crate.
    fn read_back(lzw: &[u8], width: u16, height: u16) -> Vec<u8> {
        let mut file = Vec::new();
        let mut encoder = Encoder::new(&mut file, width, height, &[0; 768]).expect("begun");
        let frame = Frame { width, height, buffer: lzw.into(), ..Frame::default() };
        encoder.write_lzw_pre_encoded_frame(&frame).expect("written");
        drop(encoder);
        let mut options = DecodeOptions::new();
        options.set_color_output(gif::ColorOutput::Indexed);
        options.check_lzw_end_code(true);
        let mut decoder = options.read_info(&file[..]).expect("a GIF");
        decoder.read_next_frame().expect("whole").expect("a frame").buffer.to_vec()
    }

    #[test]
    fn what_is_written_is_read() {
        let mut lzw = Lzw::default();
        let mut chance = 1u32;
        // From runs that are longer than any word to pixels of which no two are alike.
        for colours in [1, 2, 3, 16, 256] {
            for longest in [1, 7, 300, 20_000] {
                let mut pixels = Vec::new();
                while pixels.len() < 250 * 400 {
                    chance = chance.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                    let colour = ((chance >> 16) % colours) as u8;
                    pixels.extend(std::iter::repeat_n(colour, 1 + (chance >> 8) as usize % longest));
                }
                pixels.truncate(250 * 400);
                let written = lzw.encode(&pixels).to_vec();
                assert!(read_back(&written, 250, 400) == pixels, "{colours} colours, runs to {longest}");
                assert_eq!(lzw.encode(&pixels), written, "an encoder that was used before");
            }
        }
    }

    #[test]
    fn every_length_is_written() {
        let mut lzw = Lzw::default();
        for length in 1..3000 {
            // A new word with every pixel: the length of codes changes on the way, and at the very end.
            let pixels: Vec<u8> = (0..length).map(|i: u32| (i * i / 7) as u8).collect();
            assert!(read_back(lzw.encode(&pixels), length as u16, 1) == pixels, "{length} pixels");
        }
    }
}
