// slogdet_complex: as slogdet_batched, of complex matrices: the sign is the product over its modulus.
// Storage   as bits A[offA + b*strideA + i*step]; ipiv[offPiv + b*stridePiv + i], from 1;
//           results in sign, logdet and det at their offsets + b; logdet is real
// Mapping   thread x -> matrix x
// Tunables  THREADS (64..256), DET (0 or 1: whether the product itself is wanted)
// Needs     nothing: infinities and NaN are told by their bits, and results are stored as bits;
//           a factor and the product are divided by the power of two of their larger part, and exponents added
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
@group(0) @binding(0) var<storage, read> A: array<vec2u>;
@group(0) @binding(1) var<storage, read> ipiv: array<i32>;
@group(0) @binding(2) var<storage, read_write> sign: array<vec2u>;
@group(0) @binding(3) var<storage, read_write> logdet: array<u32>;
// @when DET
@group(0) @binding(4) var<storage, read_write> det: array<vec2u>;
// @end
@group(0) @binding(5) var<uniform> p: Params;

// The power of two in a number that is not zero; one below the least normal one has it in its leading bit.
fn exponentOf(magnitude: u32) -> i32 {
  return select(i32(magnitude >> 23u) - 127, i32(firstLeadingBit(max(magnitude, 1u))) - 149, magnitude < 0x800000u);
}

// The bits of the number of these bits times 2^shift.
fn shiftedBits(bits: u32, shift: i32) -> u32 {
  let magnitude = bits & MAGNITUDE;
  let below = magnitude < 0x800000u;
  let leading = firstLeadingBit(max(magnitude, 1u));
  let fraction = select(magnitude, magnitude << (23u - min(leading, 23u)), below) & 0x7fffffu;
  let shifted = exponentOf(magnitude) + shift + 127;
  let denormal = (fraction | 0x800000u) >> u32(clamp(1 - shifted, 0, 31));
  let inRange = select(fraction | (u32(clamp(shifted, 0, 254)) << 23u), denormal, shifted <= 0);
  let value = select(inRange, INFINITY_BITS, shifted >= 255);
  return select(value, 0u, magnitude == 0u) | (bits & SIGN_BIT);
}

// Both parts times 2^shift, which leaves none of them large.
fn scaled(bits: vec2u, shift: i32) -> vec2f {
  return bitcast<vec2f>(vec2u(shiftedBits(bits.x, shift), shiftedBits(bits.y, shift)));
}

@compute @workgroup_size(THREADS)
fn slogdet_complex(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let b = (group.x + p.baseX) * THREADS + t;
  if (b >= p.count) {
    return;
  }
  let fromA = p.offA + b * p.strideA;
  let fromPiv = p.offPiv + b * p.stridePiv;
  var product = vec2f(1.0, 0.0);
  var exponent = 0;
  var worst = 0u;
  var zeros = 0u;
  for (var i = 0u; i < p.n; i++) {
    let bits = A[fromA + i * p.step];
    let larger = max(bits.x & MAGNITUDE, bits.y & MAGNITUDE);
    worst = max(worst, larger);
    zeros += select(0u, 1u, larger == 0u);
    let power = exponentOf(larger);
    let factor = scaled(bits, -power);
    let turned = select(factor, -factor, ipiv[fromPiv + i] != i32(i + 1u));
    let next = fma(vec2f(product.x), turned, product.y * vec2f(-turned.y, turned.x));
    let size = max(bitcast<u32>(next.x) & MAGNITUDE, bitcast<u32>(next.y) & MAGNITUDE);
    let carry = exponentOf(size);
    product = scaled(bitcast<vec2u>(next), -carry);
    exponent += power + carry;
  }
  let isNan = (worst > INFINITY_BITS) | ((worst == INFINITY_BITS) & (zeros > 0u));
  let isInfinite = worst >= INFINITY_BITS;
  let isZero = zeros > 0u;
  let size = sqrt(fma(product.x, product.x, product.y * product.y));
  let unit = select(bitcast<vec2u>(product / size), vec2u(), isZero);
  sign[p.offSign + b] = select(unit, vec2u(NAN_BITS), isInfinite);
  let logarithm = bitcast<u32>(log(size) + f32(exponent) * LN2);
  let ofFinite = select(logarithm, INFINITY_BITS | SIGN_BIT, isZero);
  logdet[p.offLog + b] = select(select(ofFinite, INFINITY_BITS, isInfinite), NAN_BITS, isNan);
  // @when DET
  let parts = bitcast<vec2u>(product);
  let value = vec2u(shiftedBits(parts.x, exponent), shiftedBits(parts.y, exponent));
  det[p.offDet + b] = select(select(value, vec2u(), isZero), vec2u(NAN_BITS), isInfinite);
  // @end
}
