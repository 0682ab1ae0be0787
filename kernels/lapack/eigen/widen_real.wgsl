// widen_real: B := A, real numbers, in another field: vectors of a real tridiagonal matrix become complex ones.
// Storage   A[offA + i + j*lda] -> B[offB + i + j*ldb]  (i < m, j < n)
// Mapping   workgroup (x, y) -> THREADS rows, COLS columns
// Tunables  THREADS (64..256)  COLS per thread (1..8)
// Needs     A and B are different buffers
const THREADS: u32 = 256u;
const COLS: u32 = 4u;

struct Params {
  baseX: u32,
  m: u32,
  n: u32,
  offA: u32,
  lda: u32,
  offB: u32,
  ldb: u32,
}
@group(0) @binding(0) var<storage, read> A: array<R>;
@group(0) @binding(1) var<storage, read_write> B: array<T>;
@group(0) @binding(2) var<uniform> p: Params;

// @use lib/field

@compute @workgroup_size(THREADS)
fn widen_real(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  // @unroll
  for (var c = 0u; c < COLS; c++) {
    let j = group.y * COLS + c;
    if (i < p.m && j < p.n) {
      B[p.offB + i + j * p.ldb] = narrow(ofReal(A[p.offA + i + j * p.lda]));
    }
  }
}
