// Functions of f32 that activations are made of.

// 1/(1 + exp(-z)) by the exponential that does not overflow.
fn sigmoid(z: f32) -> f32 {
  let e = exp(-abs(z));
  return select(e, 1.0, z >= 0.0) / (1.0 + e);
}

// The built-in tanh may overflow for large numbers and lose small ones. |z| < 0.65: z + z^3 P(z^2), 3e-8 of the result wrong.
fn hyperbolicTangent(z: f32) -> f32 {
  let s = z * z;
  let tail = fma(fma(fma(fma(-0.005923983221, s, 0.02087367894), s, -0.05382381697), s, 0.133325842), s, -0.3333332703);
  let e = exp(-2.0 * abs(z));
  let large = (1.0 - e) / (1.0 + e);
  return select(select(large, -large, z < 0.0), fma(z * s, tail, z), abs(z) < 0.65);
}

// The normal distribution (1 + erf(z/sqrt(2)))/2. At -a <= 0 it is exp(-a^2/2) t P(t) with t = 1/(1 + 0.35a): 3e-8 of it wrong, and
// what exp is, so that no digit is lost where it is small.
fn normal(z: f32) -> f32 {
  let a = min(abs(z), 16.0); // beyond, it is 0 or 1
  let t = 1.0 / fma(0.35, a, 1.0);
  var sum = fma(fma(fma(fma(-0.02916531183, t, 0.1440676817), t, -0.2559163884), t, 0.1594099019), t, -0.02327583957);
  sum = fma(fma(fma(fma(sum, t, 0.1055800296), t, 0.1198141329), t, 0.1398645308), t, 0.1396212468);
  let tail = exp(-0.5 * a * a) * t * sum;
  return select(tail, 1.0 - tail, z >= 0.0);
}
