// ls_exponents_double: powers of two that bring a matrix of doubles and its right-hand sides into a range where squares are safe, and back.
// Storage   norms[0] the largest magnitude of A, norms[1] that of B; exponents[0] a, for A, [1] b, for B, [2] a - b, for X, [3] -a, for R,
//           [4] -b, for residuals
// Mapping   one thread
// Tunables  RANGE magnitudes within 2^-RANGE .. 2^RANGE are left alone
// Source    leastSquares.ref.ts: a and b are 0, or minus the exponent of the largest magnitude. Zero, infinity and NaN are not scaled
const THREADS: u32 = 1u;
const RANGE: u32 = 400u;

struct Params {
  offE: u32,
}
@group(0) @binding(0) var<storage, read> norms: array<vec2u>;
@group(0) @binding(1) var<storage, read_write> exponents: array<i32>;
@group(0) @binding(2) var<uniform> p: Params;

fn scaling(x: vec2u) -> i32 {
  let field = (x.y >> 20u) & 0x7ffu;
  var exponent = i32(field) - 1023;
  if (field == 0u) {
    // Subnormal: the place of the highest bit.
    let hi = x.y & 0xfffffu;
    exponent = select(-1043 - i32(countLeadingZeros(x.x)), -1011 - i32(countLeadingZeros(hi)), hi != 0u);
  }
  let given = field < 0x7ffu && (x.x | (x.y << 1u)) != 0u;
  return select(0, -exponent, given && abs(exponent) > i32(RANGE));
}

@compute @workgroup_size(THREADS)
fn ls_exponents_double() {
  let a = scaling(norms[0]);
  let b = scaling(norms[1]);
  exponents[p.offE] = a;
  exponents[p.offE + 1u] = b;
  exponents[p.offE + 2u] = a - b;
  exponents[p.offE + 3u] = -a;
  exponents[p.offE + 4u] = -b;
}
