// magnitudes: B := |A| for an m x n block, of complex numbers |Re| + |Im|; B is real.
// Storage   A[offA + i + j*lda] -> B[i + j*ldb]
// Mapping   workgroup (x, y) -> THREADS rows of column y; thread -> one element
// Tunables  THREADS (32..256)
// Needs     A and B in different buffers
// Source    LAPACK xGERFS: |A| |x| is then a product like any other
// @use lib/size_bits
const THREADS: u32 = 256u;

struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  offA: u32,
  lda: u32,
  ldb: u32,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read_write> B: array<u32>;
@group(0) @binding(2) var<uniform> p: Params;

@compute @workgroup_size(THREADS)
fn magnitudes(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let j = group.y + p.baseY;
  if (i < p.m) {
    B[i + j * p.ldb] = sizeBits(A[p.offA + i + j * p.lda]);
  }
}
