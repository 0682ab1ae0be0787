// rcond_final: rcond := 1 / (||A|| ||A^-1||) from a norm and an estimate, and 0 or NaN where there is none.
// Storage   norms[0] the norm, norms[1] the largest magnitude of the factors, est[0] s ||A^-1||, zero[0] > 0: the factors are singular;
//           all but zero as bits; rcond[offR]
// Mapping   one thread
// Source    LAPACK xGECON
const THREADS: u32 = 1u;

struct Params {
  offR: u32,
}
@group(0) @binding(0) var<storage, read> norms: array<u32>;
@group(0) @binding(1) var<storage, read> est: array<u32>;
@group(0) @binding(2) var<storage, read> zero: array<i32>;
@group(0) @binding(3) var<storage, read_write> rcond: array<u32>;
@group(0) @binding(4) var<uniform> p: Params;

// @use lib/norm_sum
// @use lib/start_size

@compute @workgroup_size(THREADS)
fn rcond_final() {
  let norm = norms[0] & MAGNITUDE;
  var bits = 0u;
  if (norm > INFINITY_BITS) {
    bits = NAN_BITS;
  } else if (norm != 0u && norm != INFINITY_BITS) {
    // Only of a matrix that has a norm are the factors looked at.
    if ((norms[1] & MAGNITUDE) > INFINITY_BITS) {
      bits = NAN_BITS;
    } else if (zero[0] == 0 && est[0] != 0u && est[0] < INFINITY_BITS) {
      bits = reciprocalBits(norm, est[0]);
    }
  }
  rcond[p.offR] = bits;
}
