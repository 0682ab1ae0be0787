// rcond_double: rcond := 1 / (||A|| ||A^-1||) in doubles from a norm and an estimate, and 0 or NaN where there is none.
// Storage   norms[0] the norm, norms[1] the largest magnitude of the factors, est[0] s ||A^-1||, zero[0] > 0: the factors are singular;
//           rcond[offR]
// Mapping   one thread
// Tunables  none
// Source    LAPACK xGECON
// @use lib/double
const THREADS: u32 = 1u;

struct Params {
  offR: u32,
}
@group(0) @binding(0) var<storage, read> norms: array<vec2u>;
@group(0) @binding(1) var<storage, read> est: array<vec2u>;
@group(0) @binding(2) var<storage, read> zero: array<i32>;
@group(0) @binding(3) var<storage, read_write> rcond: array<vec2u>;
@group(0) @binding(4) var<uniform> p: Params;

// @use lib/start_double

@compute @workgroup_size(THREADS)
fn rcond_double() {
  let norm = dAbs(norms[0]);
  var found = vec2u();
  if (dIsNaN(norm)) {
    found = D_NAN;
  } else if (!dIsZero(norm) && dIsFinite(norm)) {
    // Only of a matrix that has a norm are the factors looked at.
    if (dIsNaN(norms[1])) {
      found = D_NAN;
    } else if (zero[0] == 0 && !dIsZero(est[0]) && dIsFinite(est[0])) {
      found = dDiv(dDiv(startOf(norm), norm), est[0]);
    }
  }
  rcond[p.offR] = found;
}
