// ls_factors: powers of two that bring a matrix and its right-hand sides into a range where squares are safe, and back.
// Storage   norms[0] the largest magnitude of A, norms[1] that of B, as bits; factors[offF + 0..1] for A: 2^a in two factors, [2..3] for B:
//           2^b, [4..5] for X: 2^(a-b), [6..7] for R: 2^-a, [8..9] for residuals: 2^-b
// Mapping   one thread
// Tunables  RANGE magnitudes within 2^-RANGE .. 2^RANGE are left alone
// Source    leastSquares.ref.ts: a and b are 0, or minus the exponent of the largest magnitude. Zero, infinity and NaN are not scaled
const THREADS: u32 = 1u;
const RANGE: u32 = 40u;

struct Params {
  offF: u32,
}
@group(0) @binding(0) var<storage, read> norms: array<u32>;
@group(0) @binding(1) var<storage, read_write> factors: array<f32>;
@group(0) @binding(2) var<uniform> p: Params;

// 2^e for an e within the exponents of f32
fn power(e: i32) -> f32 {
  return bitcast<f32>(u32(e + 127) << 23u);
}

// Minus the exponent, where that is beyond RANGE. Subnormal numbers count as zero.
fn scaling(bits: u32) -> i32 {
  let field = (bits >> 23u) & 0xffu;
  let exponent = i32(field) - 127;
  return select(0, -exponent, (field > 0u) & (field < 0xffu) & (abs(exponent) > i32(RANGE)));
}

@compute @workgroup_size(THREADS)
fn ls_factors() {
  let a = scaling(norms[0]);
  let b = scaling(norms[1]);
  var exponents = array<i32, 5>(a, b, a - b, -a, -b);
  for (var k = 0u; k < 5u; k++) {
    let e = exponents[k];
    let half = e / 2;
    factors[p.offF + 2u * k] = power(half);
    factors[p.offF + 2u * k + 1u] = power(e - half);
  }
}
