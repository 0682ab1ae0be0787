// Binary64 in integers, for WGSL has no f64: a vec2u holds the bits of a double, low word in x, high word in y. Results are IEEE's, rounded
// to nearest even, subnormal numbers, infinities and signs of zeros included; NaN is one quiet NaN. Floats only guess digits, which
// integers put right, so that every compiler and adapter gives the same bits. Significands lie in 64 bits (vec2u) or 128 (vec4u), lowest
// word first; what is shifted out of them is kept as "sticky": their lowest bit is 1 if anything lost was not 0, which rounding cannot tell
// from the truth.
const D_NAN = vec2u(0u, 0x7ff80000u);
const D_ONE = vec2u(0u, 0x3ff00000u);

struct DParts {
  m: vec2u, // 2^52 <= m < 2^53
  e: i32, // biased exponent of a normal number; 0 and below of a subnormal one
}

fn dNeg(x: vec2u) -> vec2u {
  return vec2u(x.x, x.y ^ 0x80000000u);
}

fn dAbs(x: vec2u) -> vec2u {
  return vec2u(x.x, x.y & 0x7fffffffu);
}

fn dIsZero(x: vec2u) -> bool {
  return (x.x | (x.y << 1u)) == 0u;
}

// Neither NaN nor infinite.
fn dIsFinite(x: vec2u) -> bool {
  return (x.y & 0x7ff00000u) != 0x7ff00000u;
}

fn dIsNaN(x: vec2u) -> bool {
  return (x.y & 0x7fffffffu) + min(x.x, 1u) > 0x7ff00000u;
}

// Of two 64-bit integers: x < y.
fn dBelow(x: vec2u, y: vec2u) -> bool {
  return x.y < y.y || (x.y == y.y && x.x < y.x);
}

fn dLess(x: vec2u, y: vec2u) -> bool {
  if (dIsNaN(x) || dIsNaN(y) || (dIsZero(x) && dIsZero(y))) {
    return false;
  }
  if (((x.y ^ y.y) >> 31u) != 0u) {
    return (x.y >> 31u) != 0u;
  }
  return select(dBelow(x, y), dBelow(y, x), (x.y >> 31u) != 0u);
}

fn dEqual(x: vec2u, y: vec2u) -> bool {
  return !dIsNaN(x) && (all(x == y) || (dIsZero(x) && dIsZero(y)));
}

// Sums and differences of 64-bit integers, modulo 2^64.
fn dPlus(x: vec2u, y: vec2u) -> vec2u {
  let lo = x.x + y.x;
  return vec2u(lo, x.y + y.y + u32(lo < x.x));
}

fn dMinus(x: vec2u, y: vec2u) -> vec2u {
  return vec2u(x.x - y.x, x.y - y.y - u32(x.x < y.x));
}

// Times a digit of 14 bits, modulo 2^64.
fn dTimes(x: vec2u, digit: u32) -> vec2u {
  let low = digit * (x.x & 0xffffu);
  let middle = digit * (x.x >> 16u);
  let lo = low + (middle << 16u);
  return vec2u(lo, digit * x.y + (middle >> 16u) + u32(lo < low));
}

fn dToFloat(x: vec2u) -> f32 {
  return 4294967296.0 * f32(x.y) + f32(x.x);
}

fn dZeros64(m: vec2u) -> u32 {
  return select(countLeadingZeros(m.y), 32u + countLeadingZeros(m.x), m.y == 0u);
}

// m 2^n, n < 64. (x >> 1) >> (31 - s) is x >> (32 - s) for s = 0 too.
fn dShiftLeft(m: vec2u, n: u32) -> vec2u {
  let s = n & 31u;
  let w = select(m, vec2u(0u, m.x), n >= 32u);
  return vec2u(w.x << s, (w.y << s) | ((w.x >> 1u) >> (s ^ 31u)));
}

// m 2^-n with sticky.
fn dShiftRight(m: vec2u, n: u32) -> vec2u {
  let s = n & 31u;
  let whole = n >= 32u;
  let w = select(m, vec2u(m.y, 0u), whole);
  let lost = select(0u, m.x, whole) | ((w.x << 1u) << (s ^ 31u));
  let shifted = vec2u((w.x >> s) | ((w.y << 1u) << (s ^ 31u)) | min(lost, 1u), w.y >> s);
  return select(shifted, vec2u(min(m.x | m.y, 1u), 0u), n >= 64u);
}

// m 2^-n with sticky.
fn dShiftRightWide(m: vec4u, n: u32) -> vec4u {
  if (n >= 128u) {
    return vec4u(min(m.x | m.y | m.z | m.w, 1u), 0u, 0u, 0u);
  }
  let s = n & 31u;
  let by64 = (n & 64u) != 0u;
  let by32 = (n & 32u) != 0u;
  let v = select(m, vec4u(m.zw, 0u, 0u), by64);
  let w = select(v, vec4u(v.yzw, 0u), by32);
  let lost = select(0u, m.x | m.y, by64) | select(0u, v.x, by32) | ((w.x << 1u) << (s ^ 31u));
  var r = (w >> vec4u(s)) | ((vec4u(w.yzw, 0u) << vec4u(1u)) << vec4u(s ^ 31u));
  r.x |= min(lost, 1u);
  return r;
}

// Of a finite number that is not 0.
fn dParts(x: vec2u) -> DParts {
  let e = (x.y >> 20u) & 0x7ffu;
  let hi = x.y & 0xfffffu;
  if (e == 0u) {
    let m = vec2u(x.x, hi);
    let n = dZeros64(m) - 11u;
    return DParts(dShiftLeft(m, n), 1 - i32(n));
  }
  return DParts(vec2u(x.x, hi | 0x100000u), i32(e));
}

// The double next to m 2^(e - 1023 - 63), 2^63 <= m with sticky; the sign is the highest bit of `sign`.
fn dRound(sign: u32, e: i32, m: vec2u) -> vec2u {
  var w = m;
  var field = u32(e - 1);
  if (u32(e - 1) >= 2046u) {
    if (e > 0) {
      return vec2u(0u, (sign & 0x80000000u) | 0x7ff00000u);
    }
    w = dShiftRight(m, u32(1 - e));
    field = 0u;
  }
  // The bit of 2^52, where it is set, and what rounding carries go into the exponent.
  let lo = (w.x >> 11u) | (w.y << 21u);
  let up = ((w.x & 0x7ffu) + 0x3ffu + (lo & 1u)) >> 11u;
  let rounded = lo + up;
  return vec2u(rounded, (sign & 0x80000000u) | ((field << 20u) + (w.y >> 11u) + select(0u, up, rounded == 0u)));
}

// m 2^(e - 1023 - 63) for any m, and 0 with the sign.
fn dNormal(sign: u32, e: i32, m: vec2u) -> vec2u {
  if ((m.x | m.y) == 0u) {
    return vec2u(0u, sign & 0x80000000u);
  }
  let n = dZeros64(m);
  return dRound(sign, e - i32(n), dShiftLeft(m, n));
}

fn dAdd(x: vec2u, y: vec2u) -> vec2u {
  let turned = dBelow(dAbs(x), dAbs(y));
  let a = select(x, y, turned);
  let b = select(y, x, turned);
  let ea = (a.y >> 20u) & 0x7ffu;
  let eb = (b.y >> 20u) & 0x7ffu;
  let minus = (a.y ^ b.y) >> 31u;
  if (ea == 0x7ffu) {
    return select(a, D_NAN, dIsNaN(a) || (minus == 1u && eb == 0x7ffu));
  }
  // Ten bits below the last one and one above the first.
  let ha = (a.y & 0xfffffu) | (min(ea, 1u) << 20u);
  let hb = (b.y & 0xfffffu) | (min(eb, 1u) << 20u);
  let ma = vec2u(a.x << 10u, (ha << 10u) | (a.x >> 22u));
  let mb = dShiftRight(vec2u(b.x << 10u, (hb << 10u) | (b.x >> 22u)), max(ea, 1u) - max(eb, 1u));
  // a - b = a + ~b + 1
  let mask = 0u - minus;
  let low = ma.x + (mb.x ^ mask);
  let lo = low + minus;
  let carry = u32(low < ma.x) | u32(lo < low);
  let sum = vec2u(lo, ma.y + (mb.y ^ mask) + carry);
  return dNormal(select(a.y, 0u, minus == 1u && (sum.x | sum.y) == 0u), i32(max(ea, 1u)) + 1, sum);
}

fn dSub(x: vec2u, y: vec2u) -> vec2u {
  return dAdd(x, dNeg(y));
}

// Four limbs of 14 bits: 8 m for m < 2^53.
fn dLimbs(m: vec2u) -> vec4u {
  return vec4u((m.x << 3u) & 0x3fffu, (m.x >> 11u) & 0x3fffu, ((m.x >> 25u) | (m.y << 7u)) & 0x3fffu, m.y >> 7u);
}

// a b 2^21 for a, b < 2^53. Sums of four products of limbs have 30 bits, so that carries wait until all are there.
fn dProduct(a: vec2u, b: vec2u) -> vec4u {
  let x = dLimbs(a);
  let y = dLimbs(b);
  let c0 = x.x * y.x;
  let c1 = x.x * y.y + x.y * y.x + (c0 >> 14u);
  let c2 = x.x * y.z + x.y * y.y + x.z * y.x + (c1 >> 14u);
  let c3 = x.x * y.w + x.y * y.z + x.z * y.y + x.w * y.x + (c2 >> 14u);
  let c4 = x.y * y.w + x.z * y.z + x.w * y.y + (c3 >> 14u);
  let c5 = x.z * y.w + x.w * y.z + (c4 >> 14u);
  let c6 = x.w * y.w + (c5 >> 14u);
  let l1 = c1 & 0x3fffu;
  let l3 = c3 & 0x3fffu;
  let l5 = c5 & 0x3fffu;
  return vec4u(
    ((c0 & 0x3fffu) << 15u) | (l1 << 29u),
    (l1 >> 3u) | ((c2 & 0x3fffu) << 11u) | (l3 << 25u),
    (l3 >> 7u) | ((c4 & 0x3fffu) << 7u) | (l5 << 21u),
    (l5 >> 11u) | (c6 << 3u),
  );
}

// x y where one of them is 0, infinite or NaN.
fn dProductOfSpecial(x: vec2u, y: vec2u) -> vec2u {
  let sign = (x.y ^ y.y) & 0x80000000u;
  if (dIsFinite(x) && dIsFinite(y)) {
    return vec2u(0u, sign);
  }
  return select(vec2u(0u, sign | 0x7ff00000u), D_NAN, dIsNaN(x) || dIsNaN(y) || dIsZero(x) || dIsZero(y));
}

// x + y where x is 0, infinite or NaN.
fn dSumOfSpecial(x: vec2u, y: vec2u) -> vec2u {
  if (dIsNaN(x) || dIsNaN(y)) {
    return D_NAN;
  }
  if (dIsFinite(x)) {
    return select(y, vec2u(0u, x.y & y.y), dIsZero(y));
  }
  return select(x, D_NAN, !dIsFinite(y) && x.y != y.y);
}

fn dIsSpecial(x: vec2u) -> bool {
  return !dIsFinite(x) || dIsZero(x);
}

fn dMul(x: vec2u, y: vec2u) -> vec2u {
  if (dIsSpecial(x) || dIsSpecial(y)) {
    return dProductOfSpecial(x, y);
  }
  let a = dParts(x);
  let b = dParts(y);
  let w = dProduct(a.m, b.m);
  // Bit 126 or 125 of the product is its highest.
  let n = countLeadingZeros(w.w);
  let lost = w.x | (w.y << n);
  let m = vec2u(
    (w.z << n) | (w.y >> (32u - n)) | min(lost, 1u),
    (w.w << n) | (w.z >> (32u - n)),
  );
  return dRound(x.y ^ y.y, a.e + b.e - 1021 - i32(n), m);
}

// x y + z, rounded once.
fn dFma(x: vec2u, y: vec2u, z: vec2u) -> vec2u {
  if (dIsSpecial(x) || dIsSpecial(y) || !dIsFinite(z)) {
    return dSumOfSpecial(dProductOfSpecial(x, y), z);
  }
  let a = dParts(x);
  let b = dParts(y);
  let product = dProduct(a.m, b.m);
  let ez = (z.y >> 20u) & 0x7ffu;
  let hz = (z.y & 0xfffffu) | (min(ez, 1u) << 20u);
  let addend = vec4u(0u, 0u, z.x << 10u, (hz << 10u) | (z.x >> 22u));

  // Both have their highest bit at 126, a product perhaps at 125; the one with the smaller exponent moves.
  let sign = x.y ^ y.y;
  let minus = (sign ^ z.y) >> 31u;
  let ep = a.e + b.e - 1022;
  let ec = i32(max(ez, 1u));
  let turned = ep < ec;
  let s = select(product, addend, turned);
  let t = dShiftRightWide(select(addend, product, turned), u32(abs(ep - ec))) ^ vec4u(0u - minus);
  var e = max(ep, ec) + 1;
  var r: vec4u;
  r.x = s.x + t.x;
  var carry = u32(r.x < s.x);
  r.x += minus;
  carry |= u32(r.x < minus);
  r.y = s.y + t.y;
  let carryY = u32(r.y < s.y);
  r.y += carry;
  carry = carryY | u32(r.y < carry);
  r.z = s.z + t.z;
  let carryZ = u32(r.z < s.z);
  r.z += carry;
  carry = carryZ | u32(r.z < carry);
  r.w = s.w + t.w + carry;
  // Both are below 2^127: the highest bit of a sum is its own, of a difference its sign.
  var signOut = select(sign, z.y, turned);
  if (minus == 1u && (r.w >> 31u) == 1u) {
    signOut = ~signOut;
    r = ~r;
    r.x += 1u;
    r.y += u32(r.x == 0u);
    r.z += u32((r.x | r.y) == 0u);
    r.w += u32((r.x | r.y | r.z) == 0u);
  }
  if (r.w == 0u) {
    if ((r.x | r.y | r.z) == 0u) {
      return vec2u();
    }
    for (var k = 0u; k < 3u && r.w == 0u; k++) {
      r = vec4u(0u, r.xyz);
      e -= 32;
    }
  }
  let n = countLeadingZeros(r.w);
  let down = n ^ 31u;
  let lost = r.x | (r.y << n);
  let m = vec2u(
    (r.z << n) | ((r.y >> 1u) >> down) | min(lost, 1u),
    (r.w << n) | ((r.z >> 1u) >> down),
  );
  return dRound(signOut, e - i32(n), m);
}

// By digits of 14 bits, 57 bits of the quotient and sticky. A float may guess a digit wrong by one, which the remainder tells.
fn dDiv(x: vec2u, y: vec2u) -> vec2u {
  let sign = (x.y ^ y.y) & 0x80000000u;
  if (dIsSpecial(x) || dIsSpecial(y)) {
    let infinity = vec2u(0u, sign | 0x7ff00000u);
    let zeros = dIsZero(x) && dIsZero(y);
    if (dIsNaN(x) || dIsNaN(y) || zeros || (!dIsFinite(x) && !dIsFinite(y))) {
      return D_NAN;
    }
    return select(vec2u(0u, sign), infinity, !dIsFinite(x) || dIsZero(y));
  }
  let a = dParts(x);
  let b = dParts(y);
  let small = dBelow(a.m, b.m);
  var rest = dMinus(dShiftLeft(a.m, u32(small)), b.m);
  var q = vec2u(1u, 0u);
  let inverse = 16384.0 / dToFloat(b.m);
  for (var k = 0u; k < 4u; k++) {
    var digit = u32(dToFloat(rest) * inverse);
    // 2^14 rest - digit b lies between -b and 2 b: what leaves 64 bits leaves them in both.
    rest = dMinus(vec2u(rest.x << 14u, (rest.y << 14u) | (rest.x >> 18u)), dTimes(b.m, digit));
    if ((rest.y >> 31u) == 1u) {
      rest = dPlus(rest, b.m);
      digit -= 1u;
    } else if (!dBelow(rest, b.m)) {
      rest = dMinus(rest, b.m);
      digit += 1u;
    }
    q = vec2u((q.x << 14u) | digit, (q.y << 14u) | (q.x >> 18u));
  }
  let m = dShiftLeft(q, 7u) | vec2u(min(rest.x | rest.y, 1u), 0u);
  return dRound(sign, a.e - b.e + 1023 - i32(small), m);
}

// By digits of 14 bits, 56 bits of the root and sticky: a float guesses the first, and each of the others as a quotient by twice the root,
// which the remainder puts right.
fn dSqrt(x: vec2u) -> vec2u {
  if (dIsZero(x) || dIsNaN(x) || (x.y >> 31u) == 1u || !dIsFinite(x)) {
    return select(x, D_NAN, dIsNaN(x) || (!dIsZero(x) && (x.y >> 31u) == 1u));
  }
  let a = dParts(x);
  let odd = u32(a.e + 1) & 1u; // of the exponent itself, e - 1023
  var m = dShiftLeft(a.m, 10u + odd);
  let top = m.y >> 4u;
  var first = u32(sqrt(f32(top)));
  first -= u32(first * first > top);
  first += u32((first + 1u) * (first + 1u) <= top);
  var root = vec2u(first, 0u);
  var rest = vec2u(top - first * first, 0u);
  for (var k = 0u; k < 3u; k++) {
    m = dShiftLeft(m, 28u);
    let twice = dShiftLeft(root, 15u);
    var digit = min(u32(dToFloat(rest) * 8192.0 / dToFloat(root)), 16383u);
    // 2^28 (rest and its next bits) - digit (2^15 root + digit), and the same for a digit less or more
    let part = dTimes(dPlus(twice, vec2u(digit, 0u)), digit);
    rest = dMinus(dPlus(dShiftLeft(rest, 28u), vec2u(m.y >> 4u, 0u)), part);
    for (var turn = 0u; turn < 2u && (rest.y >> 31u) == 1u; turn++) {
      digit -= 1u;
      rest = dPlus(rest, dPlus(twice, vec2u(2u * digit + 1u, 0u)));
    }
    let more = dPlus(twice, vec2u(2u * digit + 1u, 0u));
    if (!dBelow(rest, more)) {
      rest = dMinus(rest, more);
      digit += 1u;
    }
    root = dPlus(dShiftLeft(root, 14u), vec2u(digit, 0u));
  }
  return dRound(0u, (a.e - 1023 - i32(odd)) / 2 + 1023, dShiftLeft(root, 8u) | vec2u(min(rest.x | rest.y, 1u), 0u));
}

// x 2^n, rounded once.
fn dScale(x: vec2u, n: i32) -> vec2u {
  if (dIsSpecial(x)) {
    return select(x, D_NAN, dIsNaN(x));
  }
  let a = dParts(x);
  return dRound(x.y, a.e + clamp(n, -5000, 5000), dShiftLeft(a.m, 11u));
}

fn dOfU32(x: u32) -> vec2u {
  return dNormal(0u, 1023 + 63, vec2u(x, 0u));
}

fn dOfI32(x: i32) -> vec2u {
  return dNormal(u32(x), 1023 + 63, vec2u(u32(abs(x)), 0u));
}

// Of the bits of a single, exactly.
fn dOfSingle(bits: u32) -> vec2u {
  let e = (bits >> 23u) & 0xffu;
  let m = bits & 0x7fffffu;
  if (e == 0xffu) {
    return select(vec2u(0u, (bits & 0x80000000u) | 0x7ff00000u), D_NAN, m != 0u);
  }
  return dNormal(bits, i32(max(e, 1u)) - 127 + 1023 + 8, vec2u(0u, m | (min(e, 1u) << 23u)));
}

// The bits of the single next to x.
fn dToSingle(x: vec2u) -> u32 {
  let sign = x.y & 0x80000000u;
  if (dIsSpecial(x)) {
    return select(select(sign | 0x7f800000u, 0x7fc00000u, dIsNaN(x)), sign, dIsFinite(x));
  }
  let a = dParts(x);
  let e = a.e - 1023 + 127;
  if (e >= 255) {
    return sign | 0x7f800000u;
  }
  // As in dRound: the bit of 2^23 and what rounding carries go into the exponent.
  let w = dShiftRight(dShiftLeft(a.m, 3u), 24u + u32(max(1 - e, 0)));
  let m = w.x >> 8u;
  let up = ((w.x & 0xffu) + 0x7fu + (m & 1u)) >> 8u;
  return sign | ((u32(max(e, 1) - 1) << 23u) + m + up);
}
