// By which power of two the operands of a least-squares problem come into range, from the bits of the largest magnitude as lib/magnitude has
// them. Uses lib/field and lib/powers.
// @when FLOAT
fn intoRange(bits: u32) -> i32 {
  return shiftOf(bits);
}

fn isFiniteSize(bits: u32) -> bool {
  return bits < 0x7f800000u;
}
// @end
// @when DOUBLE
// @use lib/double_range
// @end
