// By which power of two doubles come into a range where squares are safe, from the upper word of the largest magnitude. Uses no other part.

// 0 if the largest is within 2^-400 .. 2^401 or not finite. Subnormal numbers become integers, and zeros stay what they are.
fn intoRange(upper: u32) -> i32 {
  let exponent = select(i32(upper >> 20u) - 1023, -1074, upper < 0x100000u);
  return select(-exponent, 0, upper >= 0x7ff00000u || abs(exponent) <= 400);
}

// Neither NaN nor infinite.
fn isFiniteSize(upper: u32) -> bool {
  return upper < 0x7ff00000u;
}
