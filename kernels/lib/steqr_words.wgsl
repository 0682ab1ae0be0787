// The workspace `words` of tridiagonal problems side by side: four words of facts for each problem, eight for the state of each leaf, then
// lists of p.n words for each problem. Where a problem is divided its own order says alone, orders[p.start + z]: into 2^depth leaves of at
// most LEAF rows; part b of 2^level has the rows from b*n/2^level on, so that it consists of parts 2 b and 2 b + 1 of the level below.
const LEAF: u32 = 32u;
// Lists: the diagonal and what is beside it, of which leaves are made; eigenvalues of parts, ascending.
const DIAGONAL: u32 = 0u;
const BESIDE: u32 = 1u;
const VALUES: u32 = 2u;
// Eigenvalues of what is not finite
const NAN: u32 = 0x7fc00000u;

fn orderOf(z: u32) -> u32 {
  return orders[p.start + z];
}

fn factsOf(z: u32) -> u32 {
  return 4u * z;
}

fn stateOf(z: u32, leaf: u32) -> u32 {
  return 4u * p.count + 8u * ((z << p.levels) + leaf);
}

fn wordOf(list: u32, z: u32, i: u32) -> u32 {
  return 4u * p.count + ((8u * p.count) << p.levels) + (list * p.count + z) * p.n + i;
}

fn depthOf(n: u32) -> u32 {
  var depth = 0u;
  while (((n + (1u << depth) - 1u) >> depth) > LEAF) {
    depth++;
  }
  return depth;
}

fn boundary(n: u32, level: u32, part: u32) -> u32 {
  return (part * n) >> level;
}

// Whether a leaf ends with row i, and another one follows
fn endsLeaf(n: u32, depth: u32, i: u32) -> bool {
  let next = (((i + 1u) << depth) + n - 1u) / n;
  return i + 1u < n && boundary(n, depth, next) == i + 1u;
}

fn scaledOne(value: f32, exponent: i32) -> f32 {
  let half = exponent / 2;
  return value * power(half) * power(exponent - half);
}
