// What lib/field has for single precision, of doubles: V = vec2u, and vec4u of complex numbers, their bits. Beside lib/field and lib/factor.
// Loops go over parts, so that a text has one copy of each long function.
// @when DOUBLE
// @use lib/double

fn one() -> V {
  return ofReal(D_ONE);
}

// @when REAL
fn ofReal(x: R) -> V {
  return x;
}

fn inAllParts(x: R) -> V {
  return x;
}

fn realPart(x: V) -> R {
  return x;
}

fn conj(x: V) -> V {
  return x;
}

fn add(x: V, y: V) -> V {
  return dAdd(x, y);
}

fn neg(x: V) -> V {
  return dNeg(x);
}

fn mul(x: V, y: V) -> V {
  return dMul(x, y);
}

fn mad(x: V, y: V, z: V) -> V {
  return dFma(x, y, z);
}

fn byReal(f: R, x: V) -> V {
  return dMul(f, x);
}

fn madReal(f: R, x: V, z: V) -> V {
  return dFma(f, x, z);
}

fn byFactor(f: V, x: V) -> V {
  return dMul(f, x);
}

fn madFactor(f: V, x: V, z: V) -> V {
  return dFma(f, x, z);
}

fn absParts(x: V) -> V {
  return dAbs(x);
}

fn abs1(x: V) -> R {
  return dAbs(x);
}

fn squared(x: V) -> R {
  return dMul(x, x);
}

fn inverse(x: V) -> V {
  return dDiv(D_ONE, x);
}

fn divide(x: V, y: V) -> V {
  return dDiv(x, y);
}

fn overReal(x: V, divisor: R) -> V {
  return dDiv(x, divisor);
}

fn isFiniteV(x: V) -> bool {
  return dIsFinite(x);
}

fn isZeroV(x: V) -> bool {
  return dIsZero(x);
}
// @end
// @when COMPLEX
fn ofReal(x: R) -> V {
  return V(x, 0u, 0u);
}

fn inAllParts(x: R) -> V {
  return vec4u(x, x);
}

fn realPart(x: V) -> R {
  return x.xy;
}

fn conj(x: V) -> V {
  return V(x.xyz, x.w ^ 0x80000000u);
}

fn neg(x: V) -> V {
  return V(x.x, x.y ^ 0x80000000u, x.z, x.w ^ 0x80000000u);
}

fn absParts(x: V) -> V {
  return x & V(~0u, 0x7fffffffu, ~0u, 0x7fffffffu);
}

// Part 0 or 1.
fn partOf(x: V, k: u32) -> R {
  return select(x.xy, x.zw, k == 1u);
}

fn withPart(x: V, k: u32, part: R) -> V {
  return select(V(part, x.zw), V(x.xy, part), k == 1u);
}

fn add(x: V, y: V) -> V {
  var sum: V;
  for (var k = 0u; k < 2u; k++) {
    sum = withPart(sum, k, dAdd(partOf(x, k), partOf(y, k)));
  }
  return sum;
}

fn byReal(f: R, x: V) -> V {
  var product: V;
  for (var k = 0u; k < 2u; k++) {
    product = withPart(product, k, dMul(f, partOf(x, k)));
  }
  return product;
}

// First the imaginary part of x times (-Im y, Re y), where `parts` is 4, then its real part times y.
fn madParts(x: V, y: V, z: V, parts: u32) -> V {
  var sum = z;
  for (var q = parts; q > 0u; q--) {
    let k = q & 1u;
    let turned = q > 2u;
    var factor = partOf(y, select(k, 1u - k, turned));
    factor.y ^= select(0u, 0x80000000u, turned && k == 0u);
    sum = withPart(sum, k, dFma(partOf(x, u32(turned)), factor, partOf(sum, k)));
  }
  return sum;
}

fn mad(x: V, y: V, z: V) -> V {
  return madParts(x, y, z, 4u);
}

// Beside -0 a product keeps the sign of its zero.
fn mul(x: V, y: V) -> V {
  return mad(x, y, V(0u, 0x80000000u, 0u, 0x80000000u));
}

fn byFactor(f: V, x: V) -> V {
  return madFactor(f, x, V(0u, 0x80000000u, 0u, 0x80000000u));
}

fn madReal(f: R, x: V, z: V) -> V {
  return madParts(ofReal(f), x, z, 2u);
}

// A factor without an imaginary part multiplies as a real number.
fn madFactor(f: V, x: V, z: V) -> V {
  return madParts(f, x, z, select(4u, 2u, dIsZero(f.zw)));
}

fn abs1(x: V) -> R {
  return dAdd(dAbs(x.xy), dAbs(x.zw));
}

fn squared(x: V) -> R {
  return dFma(x.xy, x.xy, dMul(x.zw, x.zw));
}

fn inverse(x: V) -> V {
  return divide(one(), x);
}

fn overReal(x: V, divisor: R) -> V {
  var quotient: V;
  for (var k = 0u; k < 2u; k++) {
    quotient = withPart(quotient, k, dDiv(partOf(x, k), divisor));
  }
  return quotient;
}

// By the ratio of the parts (Smith), so that no square leaves the range.
fn divide(x: V, y: V) -> V {
  let turned = dBelow(dAbs(y.xy), dAbs(y.zw));
  let large = select(y.xy, y.zw, turned);
  let ratio = dDiv(select(y.zw, dNeg(y.xy), turned), large);
  let part = overReal(select(x, V(x.zw, dNeg(x.xy)), turned), large);
  let sum = madParts(ofReal(ratio), V(part.zw, dNeg(part.xy)), part, 2u);
  return overReal(sum, dFma(ratio, ratio, D_ONE));
}

fn isFiniteV(x: V) -> bool {
  return dIsFinite(x.xy) && dIsFinite(x.zw);
}

fn isZeroV(x: V) -> bool {
  return dIsZero(x.xy) && dIsZero(x.zw);
}
// @end
// @end
