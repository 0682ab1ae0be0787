// Where the iteration for a p-th root begins and when it is done, by the rules of src/core/matrixFunctions.ts. `error` and `before` are
// distances from the unit matrix, `squares` the square of the former, whose bits tell what is not finite.
const GOES_ON: u32 = 0u;
const CONVERGED: u32 = 1u;
const FAILED: u32 = 2u;
const EPS: f32 = 5.9604644775390625e-8;

fn verdict(n: u32, degree: u32, squares: f32, before: f32) -> u32 {
  let error = sqrt(squares);
  let near = 0.25 / f32(degree + 1u);
  let isFar = ((bitcast<u32>(squares) & 0x7fffffffu) >= 0x7f800000u) | (error >= 100.0 * sqrt(f32(n)) * f32(degree));
  let isDone = error <= (f32(n) + 4.0 * f32(degree)) * EPS;
  let wasNear = before < near;
  let isRounding = wasNear & (error > 0.25 * before);
  let found = select(select(GOES_ON, CONVERGED, isDone | isRounding), FAILED, wasNear & (error >= near) & !isDone);
  return select(found, FAILED, isFar);
}

// The norm of the matrix that the iteration for an inverse root begins with.
fn startNorm(degree: u32) -> f32 {
  return min(0.5 * (f32(degree) + 1.0), 2.5);
}

// x^k by squaring.
fn integerPower(x: f32, k: u32) -> f32 {
  var result = 1.0;
  var square = x;
  for (var bits = k; bits > 0u; bits >>= 1u) {
    result = select(result, result * square, (bits & 1u) == 1u);
    square *= square;
  }
  return result;
}

// By which power of two a matrix is divided, `shift`, if its largest element has this exponent, and what its inverse root is to be
// multiplied by then: tail * 2^-turns.
struct RootScale {
  shift: i32,
  turns: i32,
  tail: f32,
}
fn rootScale(exponent: i32, degree: u32) -> RootScale {
  let d = i32(degree);
  let turns = select(exponent / d, -((d - 1 - exponent) / d), exponent < 0);
  let rest = exponent - turns * d;
  // A power of 2^degree has an exact root; of more than the 64th the matrix might still overflow.
  let isExact = degree <= 64u;
  return RootScale(select(exponent, turns * d, isExact), turns, select(exp2(-f32(rest) / f32(d)), 1.0, isExact));
}

// z^(1/degree), near enough: what it is the root of is computed from it.
fn rootOf(z: f32, degree: u32) -> f32 {
  return select(exp2(log2(z) / f32(degree)), z, degree == 1u);
}
