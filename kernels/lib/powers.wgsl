// Products with powers of two, by two factors of which neither leaves the range.

// 2^e x, e in -250..250 or brought there: what is further away leaves the range all the same.
fn byPower(x: f32, e: i32) -> f32 {
  let s = clamp(e, -250, 250);
  return x * bitcast<f32>(u32(127 + s / 2) << 23u) * bitcast<f32>(u32(127 + s - s / 2) << 23u);
}

// The power of two that brings numbers of which this is the largest magnitude, as bits, to 1..2; 0 if it is within 2^-40 ..
// 2^41, zero or not finite.
fn shiftOf(bits: u32) -> i32 {
  let exponent = select(i32(bits >> 23u) - 127, i32(firstLeadingBit(bits)) - 149, bits < 0x800000u);
  let inRange = (bits == 0u) | (bits >= 0x7f800000u) | (abs(exponent) <= 40);
  return select(-exponent, 0, inRange);
}
