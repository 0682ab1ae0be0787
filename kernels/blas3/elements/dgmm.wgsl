// dgmm: C := diag(x) A or A diag(x) for m x n matrices.
// Storage   A[offA + i + j*lda] -> C[offC + i + j*ldc]; x(k) = x[offX + k*incx], k the row of C, or its column with right = 1
// Mapping   workgroup (x, y) -> THREADS rows of COLS columns; thread -> one row of them
// Tunables  THREADS (32..256)  COLS columns per workgroup (1..8)   A_IN_C, X_IN_C 1: the operand lies in C's buffer
// Needs     C shares no element with A or x
// Source    cuBLAS xDGMM
// @use lib/field
// @use lib/field_double
const THREADS: u32 = 128u;
const COLS: u32 = 4u;
const A_IN_C: u32 = 0u;
const X_IN_C: u32 = 0u;

struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  right: u32,
  offA: u32,
  lda: u32,
  offX: i32,
  incx: i32,
  offC: u32,
  ldc: u32,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read> x: array<T>;
@group(0) @binding(2) var<storage, read_write> C: array<T>;
@group(0) @binding(3) var<uniform> p: Params;

fn readA(at: u32) -> V {
  if (A_IN_C == 1u) {
    return widen(C[at]);
  }
  return widen(A[at]);
}

fn readX(k: u32) -> V {
  let at = p.offX + i32(k) * p.incx;
  if (X_IN_C == 1u) {
    return widen(C[at]);
  }
  return widen(x[at]);
}

@compute @workgroup_size(THREADS)
fn dgmm(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let col0 = (group.y + p.baseY) * COLS;
  // @unroll
  for (var q = 0u; q < COLS; q++) {
    let j = col0 + q;
    if (i < p.m && j < p.n) {
      C[p.offC + i + j * p.ldc] = narrow(mul(readA(p.offA + i + j * p.lda), readX(select(i, j, p.right == 1u))));
    }
  }
}
