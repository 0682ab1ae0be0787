// A Householder reflector of any field, as lib/householder has it of real numbers: H = I - tau v v^H, H^H x = beta e_0 with beta real, so
// that tau is complex and H no longer Hermitian. Uses lib/field and lib/householder.
// @when REAL
alias FieldReflector = Reflector;

fn fieldReflector(alpha: V, squares: R) -> FieldReflector {
  return reflector(alpha, squares);
}

fn plusSquare(x: V, sum: R) -> R {
  return fma(x, x, sum);
}

// f of H = I - f u u^H, where v = scale u.
fn strengthOf(h: FieldReflector) -> V {
  return h.tau * h.scale * h.scale;
}
// @end
// @when COMPLEX
struct FieldReflector {
  beta: R,
  tau: V,
  // v = scale x
  scale: V,
}

// beta has the sign that Re x(0) has not, so that nothing cancels. Where nothing but x(0) is left H turns it to be real; H = I where that
// is real too, or the norm below 2^-43.
fn fieldReflector(alpha: V, squares: R) -> FieldReflector {
  let others = fma(alpha.y, alpha.y, squares);
  let square = fma(alpha.x, alpha.x, others);
  // 0x14800000 = 2^-86; NaN is above it.
  let none = ((bitcast<u32>(squares) & 0x7fffffffu) == 0u && (bitcast<u32>(alpha.y) & 0x7fffffffu) == 0u) ||
    (bitcast<u32>(square) & 0x7fffffffu) < 0x14800000u;
  let inverse = inverseSqrt(square);
  let rough = square * inverse;
  // One step of Newton: GPUs' roots are off by a few units, and H would be as far from unitary.
  let norm = fma(0.5 * inverse, fma(-rough, rough, square), rough);
  let beta = select(-norm, norm, alpha.x < 0.0);
  let ratio = (beta - alpha.x) / beta;
  // |Re (alpha - beta)| >= |Im alpha|.
  let whole = alpha.x - beta;
  let slope = alpha.y / whole;
  let one = 1.0 / fma(slope, alpha.y, whole);
  var h: FieldReflector;
  h.beta = select(beta, alpha.x, none);
  h.tau = select(V(select(ratio, 1.0, ratio < 1.0), -alpha.y / beta), V(), none);
  h.scale = select(V(one, -slope * one), V(), none);
  return h;
}

fn plusSquare(x: V, sum: R) -> R {
  return fma(x.x, x.x, fma(x.y, x.y, sum));
}

fn strengthOf(h: FieldReflector) -> V {
  return h.tau * squared(h.scale);
}
// @end
