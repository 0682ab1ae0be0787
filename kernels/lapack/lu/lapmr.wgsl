// lapmr: A(i, j) := X(k(i), j), or backward A(k(i), j) := X(i, j): rows in another order, from a copy of them.
// Storage   A[off + i + j*lda], first <= i < m; X[i - first + j*ldx]; k[offK + i], rows counted from base
// Mapping   workgroup (x, y) -> THREADS rows of COLS columns; thread -> one row
// Tunables  THREADS (32..256)  COLS columns per workgroup (1..16)
// Needs     k a permutation of the rows first .. m-1. Of others a k(i) that is none of these rows moves nothing, and where several are the
//           same row, backward, one of them moves there
// Source    LAPACK xLAPMR
alias T = u32;
const THREADS: u32 = 256u;
const COLS: u32 = 8u;

struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  first: u32,
  off: u32,
  lda: u32,
  ldx: u32,
  offK: u32,
  base: i32,
  backward: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<T>;
@group(0) @binding(1) var<storage, read> X: array<T>;
@group(0) @binding(2) var<storage, read> k: array<i32>;
@group(0) @binding(3) var<uniform> p: Params;

@compute @workgroup_size(THREADS)
fn lapmr(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = p.first + (group.x + p.baseX) * THREADS + t;
  if (i >= p.m) {
    return;
  }
  // A negative number is a large one.
  let other = u32(k[p.offK + i] - p.base);
  if (other < p.first || other >= p.m) {
    return;
  }
  let into = select(i, other, p.backward == 1u);
  let source = select(other, i, p.backward == 1u) - p.first;
  let begin = (group.y + p.baseY) * COLS;
  for (var j = begin; j < min(p.n, begin + COLS); j++) {
    A[p.off + into + j * p.lda] = X[source + j * p.ldx];
  }
}
