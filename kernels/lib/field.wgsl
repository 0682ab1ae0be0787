// Elements and arithmetic on them, one text for every field: T as they are stored, V as they are computed with, R real numbers of that
// accuracy. The host sets T, V, R, COMPLEX and DOUBLE together (runtime/representation.ts): f32; f16 computed with in f32; vec2f, real and
// imaginary part; doubles, vec2u and vec4u, whose arithmetic a kernel takes from lib/field_double. Such a kernel computes by functions
// alone, without operators. Signs and zeros of a V are asked for by functions, because a comparison of vectors is not one of numbers.
alias T = f32;
alias V = f32;
alias R = f32;
const COMPLEX: u32 = 0u;
const REAL: u32 = 1u - COMPLEX;
const DOUBLE: u32 = 0u;
const FLOAT: u32 = 1u - DOUBLE;

fn widen(x: T) -> V {
  return V(x);
}

fn narrow(x: V) -> T {
  return T(x);
}

// @when FLOAT
fn one() -> V {
  return ofReal(1.0);
}

fn add(x: V, y: V) -> V {
  return x + y;
}

fn neg(x: V) -> V {
  return -x;
}

// The product with a real number, and that added to another.
fn byReal(f: R, x: V) -> V {
  return f * x;
}

fn madReal(f: R, x: V, z: V) -> V {
  return fma(V(f), x, z);
}

// |Re x| and |Im x|
fn absParts(x: V) -> V {
  return abs(x);
}

// @when REAL
fn ofReal(x: R) -> V {
  return x;
}

fn realPart(x: V) -> R {
  return x;
}

fn conj(x: V) -> V {
  return x;
}

fn mul(x: V, y: V) -> V {
  return x * y;
}

// x y + z
fn mad(x: V, y: V, z: V) -> V {
  return fma(x, y, z);
}

// |Re x| + |Im x|, by which pivots are chosen
fn abs1(x: V) -> R {
  return abs(x);
}

fn squared(x: V) -> R {
  return x * x;
}

fn inverse(x: V) -> V {
  return 1.0 / x;
}

fn divide(x: V, y: V) -> V {
  return x / y;
}

// Neither NaN nor infinite, by bits: compilers may assume that there are no others.
fn isFiniteV(x: V) -> bool {
  return (bitcast<u32>(x) & 0x7f800000u) != 0x7f800000u;
}

// Zero of either sign, by bits: a comparison may take NaN for it.
fn isZeroV(x: V) -> bool {
  return (bitcast<u32>(x) << 1u) == 0u;
}
// @end
// @when COMPLEX
fn ofReal(x: R) -> V {
  return V(x, 0.0);
}

fn realPart(x: V) -> R {
  return x.x;
}

fn conj(x: V) -> V {
  return V(x.x, -x.y);
}

fn mul(x: V, y: V) -> V {
  return fma(V(x.x), y, x.y * V(-y.y, y.x));
}

fn mad(x: V, y: V, z: V) -> V {
  return fma(V(x.x), y, fma(V(x.y), V(-y.y, y.x), z));
}

fn abs1(x: V) -> R {
  return abs(x.x) + abs(x.y);
}

fn squared(x: V) -> R {
  return fma(x.x, x.x, x.y * x.y);
}

// By the ratio of the parts (Smith), so that no square leaves the range.
fn inverse(x: V) -> V {
  let turned = abs(x.x) < abs(x.y);
  let large = select(x.x, x.y, turned);
  let ratio = select(x.y, x.x, turned) / large;
  let one = 1.0 / fma(ratio, ratio, 1.0) / large;
  return select(V(one, -ratio * one), V(ratio * one, -one), turned);
}

// As inverse; no reciprocal leaves the range either, and no numerator is larger than twice a quotient that is not.
fn divide(x: V, y: V) -> V {
  let turned = abs(y.x) < abs(y.y);
  let large = select(y.x, y.y, turned);
  let ratio = select(y.y, -y.x, turned) / large;
  let part = select(x, V(x.y, -x.x), turned) / large;
  return fma(V(ratio), V(part.y, -part.x), part) / fma(ratio, ratio, 1.0);
}

fn isFiniteV(x: V) -> bool {
  return all((bitcast<vec2u>(x) & vec2u(0x7f800000u)) != vec2u(0x7f800000u));
}

fn isZeroV(x: V) -> bool {
  return all((bitcast<vec2u>(x) << vec2u(1u)) == vec2u());
}
// @end
// @end
