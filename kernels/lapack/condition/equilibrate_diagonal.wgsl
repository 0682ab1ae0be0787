// equilibrate_diagonal: sizes(i) := the real part of A(i,i).
// Storage   A[offA + i*(lda + 1)], i < n; sizes[i]
// Mapping   thread -> one element
// Tunables  THREADS (32..256)
// Needs     A and sizes in different buffers. The elements travel as bits
// Source    LAPACK xPOEQU
const THREADS: u32 = 256u;
// @use lib/size_bits

struct Params {
  baseX: u32,
  n: u32,
  offA: u32,
  lda: u32,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read_write> sizes: array<u32>;
@group(0) @binding(2) var<uniform> p: Params;

@compute @workgroup_size(THREADS)
fn equilibrate_diagonal(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  if (i < p.n) {
    sizes[i] = realBits(A[p.offA + i * (p.lda + 1u)]);
  }
}
