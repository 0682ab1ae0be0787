// The size of the vectors that the inverse of a matrix is multiplied with, a power of two, from the bits of the matrix's norm:
// condition.ref.ts says why. Uses lib/norm_sum.
fn startSize(norm: u32) -> f32 {
  let exponent = i32((norm & MAGNITUDE) >> 23u) - 127;
  return power(select(max(exponent - 64, 0), max(exponent, -64), exponent < 0));
}

// A positive finite number by its bits: a factor of ordinary size, and the exponent of a power of two. Hardware may flush denormals.
fn factorOf(bits: u32) -> f32 {
  return select(bitcast<f32>((bits & 0x7fffffu) | 0x3f800000u), f32(bits), bits < 0x800000u);
}

fn exponentOf(bits: u32) -> i32 {
  return select(i32(bits >> 23u) - 127, -149, bits < 0x800000u);
}

// The bits of startSize(norm) / norm / est, for bits of positive finite numbers. Exponents by themselves, because compilers divide by the
// product of norm and est, and that may be infinite.
fn reciprocalBits(norm: u32, est: u32) -> u32 {
  let start = exponentOf(bitcast<u32>(startSize(norm)));
  return scaledBits(1.0 / factorOf(norm) / factorOf(est), start - exponentOf(norm) - exponentOf(est));
}
