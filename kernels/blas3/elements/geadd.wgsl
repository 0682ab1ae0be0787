// geadd: B := alpha A + beta B for m x n matrices.
// Storage   A[offA + i + j*lda], B[offB + i + j*ldb]
// Mapping   workgroup (x, y) -> THREADS rows of COLS columns; thread -> one row of them
// Tunables  THREADS (32..256)  COLS columns per workgroup (1..8)   A_IN_B 1: A lies in B's buffer
//           T f32, or f16: then computed in f32 and rounded once
// Needs     A and B share no element. alpha = 0 never reads A, beta = 0 never reads B
// Source    MAGMA magmablas_sgeadd2
alias T = f32;
const THREADS: u32 = 128u;
const COLS: u32 = 4u;
const A_IN_B: u32 = 0u;

struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  alpha: f32,
  beta: f32,
  offA: u32,
  lda: u32,
  offB: u32,
  ldb: u32,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read_write> B: array<T>;
@group(0) @binding(2) var<uniform> p: Params;

@compute @workgroup_size(THREADS)
fn geadd(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let col0 = (group.y + p.baseY) * COLS;
  // By bits: a comparison may take NaN for zero.
  let readsA = (bitcast<u32>(p.alpha) << 1u) != 0u;
  let readsB = (bitcast<u32>(p.beta) << 1u) != 0u;
  // @unroll
  for (var q = 0u; q < COLS; q++) {
    let j = col0 + q;
    if (i < p.m && j < p.n) {
      let at = p.offB + i + j * p.ldb;
      var value = 0.0;
      if (readsA) {
        if (A_IN_B == 1u) {
          value = p.alpha * f32(B[p.offA + i + j * p.lda]);
        } else {
          value = p.alpha * f32(A[p.offA + i + j * p.lda]);
        }
      }
      if (readsB) {
        value += p.beta * f32(B[at]);
      }
      B[at] = T(value);
    }
  }
}
