// lacpy: B := A for an m x n block, or for its lower or upper triangle.
// Storage   A[offA + i + j*lda] -> B[offB + i + j*ldb]
// Mapping   workgroup (x, y) -> THREADS rows of COLS columns; thread -> one row of them
// Tunables  THREADS (32..256)  COLS columns per workgroup (1..8)   A_IN_B 1: A lies in B's buffer   T u32, or f16 for halves
// Needs     A and B share no element. The elements travel without arithmetic: NaN payloads and denormals arrive unchanged
// Source    LAPACK xLACPY
alias T = u32;
const THREADS: u32 = 128u;
const COLS: u32 = 4u;
const A_IN_B: u32 = 0u;

struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  part: u32,
  offA: u32,
  lda: u32,
  offB: u32,
  ldb: u32,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read_write> B: array<T>;
@group(0) @binding(2) var<uniform> p: Params;

// @use lib/part

@compute @workgroup_size(THREADS)
fn lacpy(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let col0 = (group.y + p.baseY) * COLS;
  // @unroll
  for (var q = 0u; q < COLS; q++) {
    let j = col0 + q;
    if (i < p.m && j < p.n && inPart(p.part, i, j)) {
      let origin = p.offA + i + j * p.lda;
      if (A_IN_B == 1u) {
        B[p.offB + i + j * p.ldb] = B[origin];
      } else {
        B[p.offB + i + j * p.ldb] = A[origin];
      }
    }
  }
}
