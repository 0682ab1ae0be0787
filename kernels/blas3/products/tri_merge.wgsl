// tri_merge: C := W + beta C on one triangle of the blocks on a diagonal, or on all of one block.
// Storage   block z: W[z*strideW + i + j*ldw], C[offC + z*strideC + i + j*ldc]  (i < m, j < n)
// Mapping   workgroup (x, y, z) -> THREADS rows of COLS columns of block z; thread -> one row of them
// Tunables  THREADS (32..256)  COLS columns per workgroup (1..8)
// Needs     W and C in different buffers. part 0 the whole block, 1 its lower triangle, 2 its upper; of the last block only what lies
//           within `order` rows and columns from the first one's start. useW = 0 takes W as zero without reading it; beta = 0 never
//           reads C, and scales = 0, for beta = 1, does not multiply it: of a pair, NaN stays in its part
// Source    BLAS xSYRK, whose result is one triangle
// @use lib/field
const THREADS: u32 = 64u;
const COLS: u32 = 4u;

struct Params {
  baseX: u32,
  baseY: u32,
  baseZ: u32,
  part: u32,
  m: u32,
  n: u32,
  order: u32,
  useW: u32,
  ldw: u32,
  strideW: u32,
  offC: u32,
  ldc: u32,
  strideC: u32,
  scales: u32,
  beta: V,
}
@group(0) @binding(0) var<storage, read> W: array<T>;
@group(0) @binding(1) var<storage, read_write> C: array<T>;
@group(0) @binding(2) var<uniform> p: Params;

@compute @workgroup_size(THREADS)
fn tri_merge(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.z + p.baseZ;
  let i = (group.x + p.baseX) * THREADS + t;
  let col0 = (group.y + p.baseY) * COLS;
  let rows = min(p.m, p.order - z * p.m);
  let cols = min(p.n, p.order - z * p.n);
  // @unroll
  for (var q = 0u; q < COLS; q++) {
    let j = col0 + q;
    let inside = p.part == 0u || (p.part == 1u && i >= j) || (p.part == 2u && i <= j);
    if (i < rows && j < cols && inside) {
      let at = p.offC + z * p.strideC + i + j * p.ldc;
      var value = V();
      if (p.useW == 1u) {
        value = widen(W[z * p.strideW + i + j * p.ldw]);
      }
      if (!isZeroV(p.beta)) {
        let old = widen(C[at]);
        value += select(old, mul(p.beta, old), p.scales == 1u);
      }
      C[at] = narrow(value);
    }
  }
}
