// geqp3_norms: norms of all columns, of which fixed ones are marked, and the permutation as it begins.
// Storage   A(i, j) = A[off + i + j*lda]. norms[j]: the norm that is kept up to date and the one that was computed, as bits; the first has
//           its sign set for a fixed column; norms[n + j]: (key, j), a candidate of geqp3_column's search. jpvt(j) = jpvt[offPvt + j]
// Mapping   workgroup (x) -> column x; thread -> every THREADS-th row, then a tree
// Tunables  THREADS (a power of two, 32..256); workgroup bytes 16*THREADS
// Needs     m and n not 0
// Source    LAPACK xGEQP3; lib/norm_sum
// @use lib/field
const THREADS: u32 = 128u;

struct Params {
  baseX: u32,
  m: u32,
  n: u32,
  off: u32,
  lda: u32,
  offPvt: u32,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read_write> norms: array<vec2u>;
@group(0) @binding(2) var<storage, read_write> jpvt: array<i32>;
@group(0) @binding(3) var<uniform> p: Params;

// @use lib/norm_sum
// @use lib/norm_squares
// @use lib/geqp3_key

@compute @workgroup_size(THREADS)
fn geqp3_norms(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let j = group.x + p.baseX;
  var sum = Sum(0u, 0.0, 0.0, 0.0);
  for (var i = t; i < p.m; i += THREADS) {
    sum = addSquared(sum, widen(A[p.off + i + j * p.lda]));
  }
  sums[t] = sum;
  joinSums(t, THREADS, 1u);
  if (t == 0u) {
    let norm = rootBits(sums[0]);
    let known = norm | select(0u, FIXED, jpvt[p.offPvt + j] != 0);
    jpvt[p.offPvt + j] = i32(j) + 1;
    norms[j] = vec2u(known, norm);
    norms[p.n + j] = vec2u(columnKey(known), j);
  }
}
