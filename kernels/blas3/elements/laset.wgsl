// laset: A(i, j) := alpha off the diagonal and beta on it, in an m x n block or in its lower or upper triangle.
// Storage   A[offA + i + j*lda]
// Mapping   workgroup (x, y) -> THREADS rows of COLS columns; thread -> one row of them
// Tunables  THREADS (32..256)  COLS columns per workgroup (1..8)
// Needs     nothing; A is not read
// Source    LAPACK xLASET
// @use lib/field
const THREADS: u32 = 128u;
const COLS: u32 = 4u;

struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  part: u32,
  alpha: V,
  beta: V,
  offA: u32,
  lda: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<T>;
@group(0) @binding(1) var<uniform> p: Params;

// @use lib/part

@compute @workgroup_size(THREADS)
fn laset(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let col0 = (group.y + p.baseY) * COLS;
  // @unroll
  for (var q = 0u; q < COLS; q++) {
    let j = col0 + q;
    if (i < p.m && j < p.n && inPart(p.part, i, j)) {
      A[p.offA + i + j * p.lda] = narrow(select(p.alpha, p.beta, i == j));
    }
  }
}
