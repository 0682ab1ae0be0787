// tri_expand: W := the full matrices that the triangles of the blocks on A's diagonal stand for, triangular ones with their zeros.
// Storage   block z: A[offA + z*nb*(lda + 1) + i + j*lda] -> W[z*nb*ldw + i + j*ldw]  (i, j < nb)
// Mapping   workgroup (x, y, z) -> THREADS rows of COLS columns of block z; thread -> one row of them
// Tunables  THREADS (32..256)  COLS columns per workgroup (1..8)
// Needs     A and W in different buffers. uplo 1 the lower triangle is stored, 2 the upper; nothing else is read. unit = 1: the diagonal is
//           ones and is not read. The last block ends with A, of which `order` rows and columns are left
// Source    BLAS xTRMM
// @use lib/field
const THREADS: u32 = 64u;
const COLS: u32 = 4u;

struct Params {
  baseX: u32,
  baseY: u32,
  baseZ: u32,
  uplo: u32,
  unit: u32,
  nb: u32,
  order: u32,
  offA: u32,
  lda: u32,
  ldw: u32,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read_write> W: array<T>;
@group(0) @binding(2) var<uniform> p: Params;

@compute @workgroup_size(THREADS)
fn tri_expand(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.z + p.baseZ;
  let i = (group.x + p.baseX) * THREADS + t;
  let col0 = (group.y + p.baseY) * COLS;
  let order = min(p.nb, p.order - z * p.nb);
  // @unroll
  for (var q = 0u; q < COLS; q++) {
    let j = col0 + q;
    if (i < order && j < order) {
      var value = T();
      if (i == j && p.unit == 1u) {
        value = narrow(ofReal(1.0));
      } else if ((p.uplo == 1u && i >= j) || (p.uplo == 2u && i <= j)) {
        value = A[p.offA + z * p.nb * (p.lda + 1u) + i + j * p.lda];
      }
      W[z * p.nb * p.ldw + i + j * p.ldw] = value;
    }
  }
}
