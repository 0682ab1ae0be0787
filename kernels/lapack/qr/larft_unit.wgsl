// larft_unit: `whole` := the vectors of k reflectors with the zeros and ones that A does not store.
// Storage   v(i,q) = A[off + i + q*lda] for i > q, i < m, q < k; whole[offV + i + q*ldv]
// Mapping   workgroup (x, y) -> THREADS rows, COLS columns
// Tunables  THREADS (64..256)  COLS per thread (1..8)
// Needs     Different buffers
// @use lib/field
const THREADS: u32 = 256u;
const COLS: u32 = 4u;

struct Params {
  m: u32,
  k: u32,
  off: u32,
  lda: u32,
  offV: u32,
  ldv: u32,
  baseX: u32,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read_write> whole: array<T>;
@group(0) @binding(2) var<uniform> p: Params;

@compute @workgroup_size(THREADS)
fn larft_unit(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  if (i < p.m) {
    // @unroll
    for (var c = 0u; c < COLS; c++) {
      let q = group.y * COLS + c;
      if (q < p.k) {
        let value = A[p.off + i + q * p.lda];
        whole[p.offV + i + q * p.ldv] = select(narrow(select(V(), ofReal(1.0), i == q)), value, i > q);
      }
    }
  }
}
