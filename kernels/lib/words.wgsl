// Elements of any field as words of 32 bits, WORDS for each, where numbers and integers lie in one buffer. Uses lib/field.
const WORDS: u32 = 1u + COMPLEX;

// @when REAL
fn firstWord(x: V) -> u32 {
  return bitcast<u32>(x);
}

fn secondWord(x: V) -> u32 {
  return 0u;
}

fn ofWords(first: u32, second: u32) -> V {
  return bitcast<V>(first);
}
// @end
// @when COMPLEX
fn firstWord(x: V) -> u32 {
  return bitcast<u32>(x.x);
}

fn secondWord(x: V) -> u32 {
  return bitcast<u32>(x.y);
}

fn ofWords(first: u32, second: u32) -> V {
  return bitcast<V>(vec2u(first, second));
}
// @end
