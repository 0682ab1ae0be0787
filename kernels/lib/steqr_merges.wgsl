// Merges of tridiagonal problems: lists behind those of lib/steqr_words, of which a merge has the words from its first row on.
// A pole is an integer, in units of 2^-30: differences are exact, whatever a compiler does to sums.
//
// The merged diagonal and weights in ascending order, and their columns.
const SORTED: u32 = 3u;
const SORTED_WEIGHT: u32 = 4u;
const SORTED_COLUMN: u32 = 5u;
// Poles that are left, their weights, those of which the roots are the exact ones; and their columns, then those of eigenvectors that both
// halves have left as they are.
const POLE: u32 = 6u;
const WEIGHT: u32 = 7u;
const NEW_WEIGHT: u32 = 8u;
const COLUMN: u32 = 9u;
// The poles whose columns have elements in the rows of the first half, and of the second.
const UPPER: u32 = 10u;
const LOWER: u32 = 11u;
// Roots as a pole and the distance from it; 1 / length of their vectors.
const ORIGIN: u32 = 12u;
const AWAY: u32 = 13u;
const LENGTH: u32 = 14u;
// Eigenvalues, in the order of columns, and their ranks.
const FOUND: u32 = 15u;
const PLACE: u32 = 16u;
// Rotations of columns: x := c x + s y, y := c y - s x.
const TURN_X: u32 = 17u;
const TURN_Y: u32 = 18u;
const TURN_C: u32 = 19u;
const TURN_S: u32 = 20u;
// How many there are: poles, UPPER, LOWER, rotations.
const COUNTS: u32 = 21u;

const UNIT: f32 = 9.313225746154785e-10;

struct Merge {
  z: u32,
  first: u32,
  n1: u32,
  size: u32,
}

// Part b of a level, of no rows where a problem is not divided so far. Uses p.level.
fn mergeAt(z: u32, b: u32) -> Merge {
  let n = orderOf(z);
  if (p.level >= depthOf(n)) {
    return Merge(z, 0u, 0u, 0u);
  }
  let first = boundary(n, p.level, b);
  return Merge(z, first, boundary(n, p.level + 1u, 2u * b + 1u) - first, boundary(n, p.level, b + 1u) - first);
}

// a - b - x
fn distance(a: i32, b: i32, x: f32) -> f32 {
  return fma(f32(a - b), UNIT, -x);
}

fn distances(a: vec4i, b: vec4i, x: vec4f) -> vec4f {
  return fma(vec4f(a - b), vec4f(UNIT), -x);
}
