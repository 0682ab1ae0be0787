// slogdet_batched: sign, logarithm and value of the product of each matrix's diagonal, times -1 for every row that its pivots interchanged.
// Storage   as bits A[offA + b*strideA + i*step]; ipiv[offPiv + b*stridePiv + i], from 1;
//           results in sign, logdet and det at their offsets + b
// Mapping   thread x -> matrix x
// Tunables  THREADS (64..256), DET (0 or 1: whether the product itself is wanted)
// Needs     nothing: infinities and NaN are told by their bits, and results are stored as bits;
//           significands are multiplied and exponents added
// Source    LINPACK xGEDI
const THREADS: u32 = 64u;
const DET: u32 = 1u;
const MAGNITUDE: u32 = 0x7fffffffu;
const INFINITY_BITS: u32 = 0x7f800000u;
const NAN_BITS: u32 = 0x7fc00000u;
const SIGN_BIT: u32 = 0x80000000u;
const LN2: f32 = 0.693147180559945;

struct Params {
  baseX: u32,
  n: u32,
  count: u32,
  offA: u32,
  strideA: u32,
  step: u32,
  offPiv: u32,
  stridePiv: u32,
  offSign: u32,
  offLog: u32,
  offDet: u32,
}
@group(0) @binding(0) var<storage, read> A: array<u32>;
@group(0) @binding(1) var<storage, read> ipiv: array<i32>;
@group(0) @binding(2) var<storage, read_write> sign: array<u32>;
@group(0) @binding(3) var<storage, read_write> logdet: array<u32>;
// @when DET
@group(0) @binding(4) var<storage, read_write> det: array<u32>;
// @end
@group(0) @binding(5) var<uniform> p: Params;

// 1 <= significand < 2
struct Split {
  significand: f32,
  exponent: i32,
}

fn split(magnitude: u32) -> Split {
  // A number below the least normal one is shifted until its leading bit stands where that of a normal one would.
  let leading = firstLeadingBit(max(magnitude, 1u));
  let below = magnitude < 0x800000u;
  let bits = select(magnitude, magnitude << (23u - min(leading, 23u)), below);
  let exponent = select(i32(magnitude >> 23u) - 127, i32(leading) - 149, below);
  return Split(bitcast<f32>((bits & 0x7fffffu) | 0x3f800000u), exponent);
}

@compute @workgroup_size(THREADS)
fn slogdet_batched(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let b = (group.x + p.baseX) * THREADS + t;
  if (b >= p.count) {
    return;
  }
  let fromA = p.offA + b * p.strideA;
  let fromPiv = p.offPiv + b * p.stridePiv;
  var product = 1.0;
  var exponent = 0;
  var negative = 0u;
  var worst = 0u;
  var zeros = 0u;
  for (var i = 0u; i < p.n; i++) {
    let bits = A[fromA + i * p.step];
    let magnitude = bits & MAGNITUDE;
    worst = max(worst, magnitude);
    zeros += select(0u, 1u, magnitude == 0u);
    negative ^= (bits >> 31u) ^ select(0u, 1u, ipiv[fromPiv + i] != i32(i + 1u));
    let factor = split(magnitude);
    product *= factor.significand;
    let carry = product >= 2.0;
    product = select(product, 0.5 * product, carry);
    exponent += factor.exponent + select(0, 1, carry);
  }
  let isNan = (worst > INFINITY_BITS) | ((worst == INFINITY_BITS) & (zeros > 0u));
  let isInfinite = worst == INFINITY_BITS;
  let isZero = zeros > 0u;
  let signed = negative * SIGN_BIT;
  let unit = select(bitcast<u32>(1.0) | signed, 0u, isZero);
  sign[p.offSign + b] = select(unit, NAN_BITS, isNan);
  let logarithm = bitcast<u32>(log(product) + f32(exponent) * LN2);
  let ofFinite = select(logarithm, INFINITY_BITS | SIGN_BIT, isZero);
  logdet[p.offLog + b] = select(select(ofFinite, INFINITY_BITS, isInfinite), NAN_BITS, isNan);
  // @when DET
  let shifted = exponent + 127;
  let fraction = bitcast<u32>(product) & 0x7fffffu;
  let denormal = (fraction | 0x800000u) >> u32(clamp(1 - shifted, 0, 31));
  let inRange = select(fraction | (u32(clamp(shifted, 0, 254)) << 23u), denormal, shifted <= 0);
  let magnitudeOf = select(select(inRange, 0u, isZero), INFINITY_BITS, isInfinite | ((shifted >= 255) & !isZero));
  det[p.offDet + b] = select(magnitudeOf | select(signed, 0u, isZero), NAN_BITS, isNan);
  // @end
}
