// The power of two that brings a number of this exponent field into [2^14, 2^15), as far as f32 has such powers.
fn shiftOf(exponent: u32) -> i32 {
  return clamp(141 - i32(exponent), -126, 126);
}
