// Which scale and zero point an element of a tensor of small integers has. Uses lib/field in front of it.
struct Params {
  baseX: u32,
  count: u32,
  row: u32,
  pitch: u32,
  inner: u32,
  group: u32,
  outerStep: u32,
  channelStep: u32,
  innerStep: u32,
  hasZero: u32,
  zeroInY: u32,
  zero: i32,
  unsigned: u32,
  offX: u32,
  offS: u32,
  offZ: u32,
  offY: u32,
}
@group(0) @binding(1) var<storage, read> S: array<R>;
@group(0) @binding(2) var<storage, read> Z: array<u32>;
@group(0) @binding(4) var<uniform> p: Params;

// Of element l of row o.
fn scaleAt(o: u32, l: u32) -> u32 {
  let c = l / p.inner;
  return o * p.outerStep + (c / p.group) * p.channelStep + (l - c * p.inner) * p.innerStep;
}

// The lowest bits of a word, with a sign unless they have none.
fn integerOf(word: u32, bits: u32) -> i32 {
  if (p.unsigned == 1u) {
    return i32(extractBits(word, 0u, bits));
  }
  return extractBits(bitcast<i32>(word), 0u, bits);
}
