// The size of the vectors that the inverse of a matrix is multiplied with, a power of two, from the bits of the matrix's norm:
// condition.ref.ts says why. Uses lib/norm_sum.
fn startSize(norm: u32) -> f32 {
  let exponent = i32((norm & MAGNITUDE) >> 23u) - 127;
  return power(select(max(exponent - 64, 0), max(exponent, -64), exponent < 0));
}
