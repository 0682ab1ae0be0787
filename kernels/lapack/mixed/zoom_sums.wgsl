// zoom_sums: the sum of squares and the largest magnitude of a matrix of doubles, of complex ones |Re| + |Im|, in parts, and its diagonal;
// with HALVES of (I - M) / 2, which M becomes: half of what a matrix X^H X lacks of I.
// Storage   M[offM + i + j*ld]  (i < m, j < n); of workgroup x: parts[2*x] the sum, parts[2*x + 1] the largest; from parts[2*groups]
//           on M(j, j)
// Mapping   workgroup x -> columns x, x + groups, ...; thread -> rows t, t + THREADS, ... of them; then a tree
// Tunables  THREADS (64..256, a power of two)   HALVES 1: as said   T V COMPLEX: lib/double_elements   workgroup bytes 16*THREADS
// Needs     beside 1: what is on the diagonal does not count. Bits order magnitudes, NaN the largest
// Source    T. Ogita, K. Aishima, Japan J. Indust. Appl. Math. 35 (2018)
// @use lib/double_elements
// @use lib/double_scaled
// @use lib/double_squares
const THREADS: u32 = 256u;
const HALVES: u32 = 1u;

struct Params {
  m: u32,
  n: u32,
  offM: u32,
  ld: u32,
  groups: u32,
  beside: u32,
}
@group(0) @binding(0) var<storage, read_write> M: array<T>;
@group(0) @binding(1) var<storage, read_write> parts: array<vec2u>;
@group(0) @binding(2) var<uniform> p: Params;

var<workgroup> sums: array<vec2u, THREADS>;
var<workgroup> most: array<vec2u, THREADS>;

// M(j, j) := x
// @when REAL
fn keep(j: u32, x: V) {
  parts[2u * p.groups + j] = x;
}
// @end
// @when COMPLEX
fn keep(j: u32, x: V) {
  parts[2u * (p.groups + j)] = x.xy;
  parts[2u * (p.groups + j) + 1u] = x.zw;
}
// @end

@compute @workgroup_size(THREADS)
fn zoom_sums(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  var sum = vec2u();
  var largest = vec2u();
  for (var j = group.x; j < p.n; j += p.groups) {
    for (var i = t; i < p.m; i += THREADS) {
      let at = p.offM + i + j * p.ld;
      var x = widen(M[at]);
      if (HALVES == 1u) {
        x = scaled(add(ofReal(select(vec2u(), D_ONE, i == j)), neg(x)), -1);
        M[at] = narrow(x);
      }
      if (i == j) {
        keep(j, x);
      }
      if (i != j || p.beside == 0u) {
        let size = abs1(x);
        sum = plusSquares(x, sum);
        largest = select(largest, size, dBelow(largest, size));
      }
    }
  }
  sums[t] = sum;
  most[t] = largest;
  for (var half = THREADS / 2u; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      sums[t] = dAdd(sums[t], sums[t + half]);
      most[t] = select(most[t], most[t + half], dBelow(most[t], most[t + half]));
    }
  }
  if (t == 0u) {
    parts[2u * group.x] = sums[0];
    parts[2u * group.x + 1u] = most[0];
  }
}
