// A Householder reflector from the first element of a column and the sum of the squares of the others, both scaled, and the scales.

// Columns are scaled by 2^s, s = scaleOf(bits of the largest magnitude), to elements below 2^47: two factors, for s may be large.
fn scaleOf(largest: u32) -> i32 {
  return select(173 - i32(largest >> 23u), 0, largest == 0u);
}

fn halfPower(s: i32) -> f32 {
  return bitcast<f32>(u32(127 + s / 2) << 23u);
}

fn otherPower(s: i32) -> f32 {
  return bitcast<f32>(u32(127 + s - s / 2) << 23u);
}

struct Reflector {
  beta: f32,
  tau: f32,
  // v = scale x
  scale: f32,
}

// H x = beta e_0, of the sign that x(0) = alpha has not, so that nothing cancels; H = I where the others are zero or the norm is
// below 2^-43.
fn reflector(alpha: f32, squares: f32) -> Reflector {
  let square = fma(alpha, alpha, squares);
  // 0x14800000 = 2^-86; NaN is above it.
  let none = (bitcast<u32>(squares) & 0x7fffffffu) == 0u || (bitcast<u32>(square) & 0x7fffffffu) < 0x14800000u;
  let inverse = inverseSqrt(square);
  let rough = square * inverse;
  // One step of Newton: GPUs' roots are off by a few units, and H would be as far from orthogonal.
  let norm = fma(0.5 * inverse, fma(-rough, rough, square), rough);
  let beta = select(-norm, norm, alpha < 0.0);
  let ratio = (beta - alpha) / beta;
  var h: Reflector;
  h.beta = select(beta, alpha, none);
  h.tau = select(select(ratio, 1.0, ratio < 1.0), 0.0, none);
  h.scale = select(1.0 / (alpha - beta), 0.0, none);
  return h;
}
