// largest_double: max |A(i, j)| of a matrix of doubles or of a triangle: NaN if one is.
// Storage   A[offA + i + j*lda], i < m, j < n; largest[offR + x] that of workgroup x
// Mapping   workgroup (x) -> columns x, x + groups, ...; thread -> every THREADS-th row of them
// Tunables  THREADS (64..256); workgroup bytes 16*THREADS + 576   T V COMPLEX: lib/double_elements
// Needs     `groups` workgroups, in one dispatch; a second one with one workgroup takes the largest of their results
// Source    LAPACK xLANGE, norm 'M'
const THREADS: u32 = 256u;

struct Params {
  part: u32, // 0: all, 1: the lower triangle, 2: the upper one
  unit: u32, // 1: the diagonal is not looked at
  m: u32,
  n: u32,
  groups: u32,
  offA: u32,
  lda: u32,
  offR: u32,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read_write> largest: array<vec2u>;
@group(0) @binding(2) var<uniform> p: Params;

// @use lib/double_elements
// @use lib/double_modulus
// @use lib/pivot_double

@compute @workgroup_size(THREADS)
fn largest_double(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  var best = NO_PIVOT;
  for (var j = group.x; j < p.n; j += p.groups) {
    let first = select(0u, j, p.part == 1u);
    let rows = select(p.m, min(p.m, j + 1u), p.part == 2u);
    for (var i = first + t; i < rows; i += THREADS) {
      if (i == j && p.unit == 1u) {
        continue;
      }
      best = better(best, pivotOf(modulus(widen(A[p.offA + i + j * p.lda])), 0u, 0u));
    }
  }
  let found = bestPivot(t, best, THREADS);
  if (t == 0u) {
    largest[p.offR + group.x] = found.yx;
  }
}
