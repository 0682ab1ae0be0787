// The magnitude of a number that is stored as bits, T, as the bits that order it, with NaN above infinity: of a complex one |Re| + |Im|;
// bits of products and of real parts.
// The host sets T and COMPLEX together: u32, vec2u.
alias T = u32;
const COMPLEX: u32 = 0u;
const REAL: u32 = 1u - COMPLEX;

// Of two magnitudes.
fn productBits(x: u32, y: u32) -> u32 {
  return bitcast<u32>(bitcast<f32>(x) * bitcast<f32>(y)) & 0x7fffffffu;
}

// @when REAL
fn sizeBits(x: T) -> u32 {
  return x & 0x7fffffffu;
}

fn realBits(x: T) -> u32 {
  return x;
}
// @end
// @when COMPLEX
fn sizeBits(x: T) -> u32 {
  let parts = x & T(0x7fffffffu);
  let larger = max(parts.x, parts.y);
  // Compilers may take sums for numbers, and subnormal numbers for zero: those are added in units of 2^-149, as their bits count.
  if (larger >= 0x7f800000u) {
    return larger;
  }
  if (larger < 0x00800000u) {
    return parts.x + parts.y;
  }
  return bitcast<u32>(bitcast<f32>(parts.x) + bitcast<f32>(parts.y));
}

fn realBits(x: T) -> u32 {
  return x.x;
}
// @end
