// The size of the vectors that the inverse of a matrix of doubles is multiplied with, a power of two, from the matrix's norm:
// condition.ref.ts says why.
fn startOf(norm: vec2u) -> vec2u {
  let exponent = i32((norm.y & 0x7fffffffu) >> 20u) - 1023;
  let power = select(max(exponent - 512, 0), max(exponent, -512), exponent < 0);
  return vec2u(0u, u32(power + 1023) << 20u);
}
