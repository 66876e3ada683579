//! An LZW encoder for GIF frames, fast for long runs of one colour.
//!
//! A run is encoded in pieces as long as the longest known run of its colour, not pixel by pixel. The encoder of the
//! `gif` crate takes ten times as long for the same pixels, and encoding is nearly all of the work on a frame.

/// Clears the dictionary. The 256 codes before are single pixels.
const CLEAR: u16 = 256;
/// Ends the data.
const END: u16 = 257;
/// The largest code in use. Some decoders reject 4095, the last code of twelve bits.
const MAX_CODE: u16 = 4094;
/// Lengths of codes, in bits.
const MAX_CODE_LENGTH: u32 = 12;
const MIN_CODE_LENGTH: u32 = 9;

/// Bits of a pixel: the first byte of the data.
const MIN_CODE_SIZE: u8 = 8;

/// Encodes pixels of up to 256 colours. Its buffers are reused from frame to frame.
#[derive(Default)]
pub(super) struct LzwEncoder {
    dictionary: Dictionary,
    bits: BitWriter,
}

impl LzwEncoder {
    /// The LZW data of these pixels, with the code size in front.
    pub fn encode(&mut self, pixels: &[u8]) -> &[u8] {
        let LzwEncoder { dictionary, bits } = self;
        bits.begin();
        dictionary.reset();
        bits.write(CLEAR, MIN_CODE_LENGTH);
        let mut at = 0;
        while at < pixels.len() {
            let first = pixels[at];
            let longest_run = dictionary.run_codes[usize::from(first)].len();
            let length = run_length(&pixels[at..], longest_run + 1);
            let mut prefix = dictionary.run_codes[usize::from(first)][length.min(longest_run) - 1];
            at += length.min(longest_run);
            let mut new_entry = None;
            while let Some(next) = pixels.get(at) {
                match dictionary.find(prefix, *next) {
                    Ok(found) => (prefix, at) = (found, at + 1),
                    Err(slot) => {
                        new_entry = Some((slot, *next));
                        break;
                    }
                }
            }
            bits.write(prefix, dictionary.code_length);
            // A decoder adds the new entry one code later, but it changes the code length at the same time.
            if dictionary.next_code >= 1 << dictionary.code_length && dictionary.code_length < MAX_CODE_LENGTH
            {
                dictionary.code_length += 1;
            }
            let Some((slot, next)) = new_entry else { break };
            if dictionary.next_code > MAX_CODE {
                bits.write(CLEAR, dictionary.code_length);
                dictionary.reset();
            } else {
                dictionary.insert(prefix, next, slot, length > longest_run);
            }
        }
        bits.write(END, dictionary.code_length);
        bits.end()
    }
}

/// The number of equal pixels at the start, at most `max`.
fn run_length(pixels: &[u8], max: usize) -> usize {
    let pixels = &pixels[..max.min(pixels.len())];
    let Some(first) = pixels.first() else { return 0 };
    let chunk_of_first = [*first; 32];
    let in_chunks = pixels.chunks_exact(32).take_while(|chunk| **chunk == chunk_of_first).count() * 32;
    in_chunks + pixels[in_chunks..].iter().take_while(|pixel| *pixel == first).count()
}

/// Strings of pixels by code: each is the string of another code (its prefix) and one more pixel.
struct Dictionary {
    /// A hash table with open addressing: prefix, pixel and code in one number, 0 if the slot is empty.
    table: Vec<u32>,
    /// By colour: the codes of runs of one pixel, two pixels and so on.
    run_codes: Vec<Vec<u16>>,
    next_code: u16,
    /// In bits.
    code_length: u32,
}

/// Logarithm of the table size: twice the number of codes, so that probing is short.
const TABLE_BITS: u32 = 13;

impl Default for Dictionary {
    fn default() -> Dictionary {
        Dictionary {
            table: vec![0; 1 << TABLE_BITS],
            run_codes: vec![Vec::new(); 256],
            next_code: 0,
            code_length: 0,
        }
    }
}

impl Dictionary {
    fn reset(&mut self) {
        self.table.fill(0);
        for (colour, codes) in (0..).zip(&mut self.run_codes) {
            codes.clear();
            codes.push(colour);
        }
        self.next_code = END + 1;
        self.code_length = MIN_CODE_LENGTH;
    }

    /// The code of a prefix with one more pixel, or else the empty slot for it.
    fn find(&self, prefix: u16, next: u8) -> Result<u16, usize> {
        let key = table_key(prefix, next);
        let mut slot = (key.wrapping_mul(0x9e37_79b1) >> (32 - TABLE_BITS)) as usize;
        loop {
            match self.table[slot] {
                0 => return Err(slot),
                entry if entry >> MAX_CODE_LENGTH == key => {
                    return Ok((entry & ((1 << MAX_CODE_LENGTH) - 1)) as u16);
                }
                _ => slot = (slot + 1) % (1 << TABLE_BITS),
            }
        }
    }

    fn insert(&mut self, prefix: u16, next: u8, slot: usize, is_run: bool) {
        self.table[slot] = table_key(prefix, next) << MAX_CODE_LENGTH | u32::from(self.next_code);
        if is_run {
            self.run_codes[usize::from(next)].push(self.next_code);
        }
        self.next_code += 1;
    }
}

fn table_key(prefix: u16, next: u8) -> u32 {
    u32::from(prefix) << 8 | u32::from(next)
}

/// Packs codes into bytes, the lowest bits first.
#[derive(Default)]
struct BitWriter {
    bytes: Vec<u8>,
    pending: u64,
    /// Bits in `pending`.
    pending_bits: u32,
}

impl BitWriter {
    fn begin(&mut self) {
        self.bytes.clear();
        self.bytes.push(MIN_CODE_SIZE);
    }

    fn write(&mut self, code: u16, length: u32) {
        self.pending |= u64::from(code) << self.pending_bits;
        self.pending_bits += length;
        if self.pending_bits >= 32 {
            self.bytes.extend_from_slice(&(self.pending as u32).to_le_bytes());
            self.pending >>= 32;
            self.pending_bits -= 32;
        }
    }

    fn end(&mut self) -> &[u8] {
        let bytes = self.pending_bits.div_ceil(8) as usize;
        self.bytes.extend_from_slice(&self.pending.to_le_bytes()[..bytes]);
        (self.pending, self.pending_bits) = (0, 0);
        &self.bytes
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gif::{DecodeOptions, Encoder, Frame};

    /// Decodes with the `gif` crate, from a whole file.
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
    fn encoded_pixels_are_decoded_by_the_gif_crate() {
        let mut lzw = LzwEncoder::default();
        let mut chance = 1u32;
        // From runs longer than any string in the dictionary to pixels that all differ from their neighbours.
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
                assert!(read_back(&written, 250, 400) == pixels, "{colours} colours, run_codes to {longest}");
                assert_eq!(lzw.encode(&pixels), written, "an encoder that was used before");
            }
        }
    }

    #[test]
    fn every_number_of_pixels_is_encoded() {
        let mut lzw = LzwEncoder::default();
        for length in 1..3000 {
            // A new entry with every pixel: the code length changes on the way, and at the very end.
            let pixels: Vec<u8> = (0..length).map(|i: u32| (i * i / 7) as u8).collect();
            assert!(read_back(lzw.encode(&pixels), length as u16, 1) == pixels, "{length} pixels");
        }
    }
}
