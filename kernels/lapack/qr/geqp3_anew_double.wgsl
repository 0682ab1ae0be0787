// geqp3_anew_double: the norms of columns of doubles that geqp3_rest_double has asked for: of A - X G^T below row k.
// Storage   A and G as in geqp3_column_double, the panel's columns up to k; columns: lib/geqp3_columns
// Mapping   workgroup (x) -> column k + 1 + x; thread -> every THREADS-th row, then a tree. Most columns are not asked for
// Tunables  THREADS (a power of two, 32..256)   T V COMPLEX: lib/double_elements; workgroup bytes 8*THREADS + 4
// Needs     nothing
// Source    LAPACK Working Note 176
// @use lib/double_elements
// @use lib/double_squares
// @use lib/geqp3_columns
const THREADS: u32 = 64u;

struct Params {
  baseX: u32,
  m: u32,
  n: u32,
  k: u32,
  done: u32,
  off: u32,
  lda: u32,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read> G: array<T>;
@group(0) @binding(2) var<storage, read_write> columns: array<vec4u>;
@group(0) @binding(3) var<uniform> p: Params;

var<workgroup> sums: array<vec2u, THREADS>;
var<workgroup> asked: u32;

@compute @workgroup_size(THREADS)
fn geqp3_anew_double(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let j = p.k + 1u + group.x + p.baseX;
  if (t == 0u) {
    asked = columns[2u * j + 1u].y & AGAIN;
  }
  if (workgroupUniformLoad(&asked) == 0u) {
    return;
  }
  var sum = vec2u();
  for (var i = p.k + 1u + t; i < p.m; i += THREADS) {
    var x = widen(A[p.off + i + j * p.lda]);
    for (var c = 0u; c <= p.done; c++) {
      x = mad(neg(widen(A[p.off + i + (p.k - p.done + c) * p.lda])), widen(G[j + c * p.n]), x);
    }
    sum = plusSquares(x, sum);
  }
  sums[t] = sum;
  for (var half = THREADS / 2u; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      sums[t] = dAdd(sums[t], sums[t + half]);
    }
  }
  if (t == 0u) {
    let norm = dSqrt(sums[0]);
    columns[2u * j] = vec4u(norm, norm);
    columns[2u * j + 1u].y ^= AGAIN;
  }
}
