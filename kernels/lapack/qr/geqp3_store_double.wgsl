// geqp3_store_double: R and v's of QR with column pivoting in doubles as they are to stand: columns of R scaled back, v = s X.
// Storage   A[off + i + j*lda], m x n: R on and above the diagonal, X below it; heads[j]: s of column j < order; columns:
//           lib/geqp3_columns
// Mapping   workgroup (x, y) -> THREADS rows of column y; thread -> one element
// Tunables  THREADS (32..256)   T V COMPLEX: lib/double_elements
// Needs     nothing
// Source    LAPACK xGEQP3
// @use lib/double_elements
// @use lib/double_scaled
const THREADS: u32 = 128u;

struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  order: u32,
  off: u32,
  lda: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<T>;
@group(0) @binding(1) var<storage, read> heads: array<T>;
@group(0) @binding(2) var<storage, read> columns: array<vec4u>;
@group(0) @binding(3) var<uniform> p: Params;

@compute @workgroup_size(THREADS)
fn geqp3_store_double(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let j = group.y + p.baseY;
  if (i >= p.m) {
    return;
  }
  let at = p.off + i + j * p.lda;
  let x = widen(A[at]);
  if (i <= j) {
    A[at] = narrow(scaled(x, bitcast<i32>(columns[2u * j + 1u].x)));
  } else {
    A[at] = narrow(mul(x, widen(heads[j])));
  }
}
