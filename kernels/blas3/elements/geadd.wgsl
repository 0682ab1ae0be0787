// geadd: B := alpha A + beta B for m x n matrices.
// Storage   A[offA + i + j*lda], B[offB + i + j*ldb]
// Mapping   workgroup (x, y) -> THREADS rows of COLS columns; thread -> one row of them
// Tunables  THREADS (32..256)  COLS columns per workgroup (1..8)   A_IN_B 1: A lies in B's buffer
// Needs     A and B share no element. alpha = 0 never reads A, beta = 0 never reads B
// Source    MAGMA magmablas_sgeadd2
// @use lib/field
// @use lib/field_double
const THREADS: u32 = 128u;
const COLS: u32 = 4u;
const A_IN_B: u32 = 0u;

struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  alpha: V,
  beta: V,
  offA: u32,
  lda: u32,
  offB: u32,
  ldb: u32,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read_write> B: array<T>;
@group(0) @binding(2) var<uniform> p: Params;

fn readA(at: u32) -> V {
  if (A_IN_B == 1u) {
    return widen(B[at]);
  }
  return widen(A[at]);
}

@compute @workgroup_size(THREADS)
fn geadd(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let col0 = (group.y + p.baseY) * COLS;
  let readsA = !isZeroV(p.alpha);
  let readsB = !isZeroV(p.beta);
  // @unroll
  for (var q = 0u; q < COLS; q++) {
    let j = col0 + q;
    if (i < p.m && j < p.n) {
      let at = p.offB + i + j * p.ldb;
      var value = V();
      if (readsA) {
        value = mul(p.alpha, readA(p.offA + i + j * p.lda));
      }
      if (readsB) {
        value = add(value, mul(p.beta, widen(B[at])));
      }
      B[at] = narrow(value);
    }
  }
}
