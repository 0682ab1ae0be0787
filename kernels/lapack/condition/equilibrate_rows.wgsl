// equilibrate_rows: sizes(i) := max(sizes(i), max |A(i,j)|) over columns j.
// Storage   A[offA + i + j*lda]; sizes[i] as bits, which order magnitudes, with NaN above infinity
// Mapping   workgroup (x, y) -> THREADS rows of COLS columns; thread -> one row of them. Maxima do not depend on the order of the atomics
// Tunables  THREADS (32..256)  COLS (16..256)
// Needs     A and sizes in different buffers. Of complex numbers |Re| + |Im| is the magnitude
// Source    LAPACK xGEEQU
// @use lib/size_bits
const THREADS: u32 = 128u;
const COLS: u32 = 64u;

struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  offA: u32,
  lda: u32,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read_write> sizes: array<atomic<u32>>;
@group(0) @binding(2) var<uniform> p: Params;

@compute @workgroup_size(THREADS)
fn equilibrate_rows(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let first = (group.y + p.baseY) * COLS;
  if (i < p.m) {
    var most = 0u;
    for (var j = first; j < min(first + COLS, p.n); j++) {
      most = max(most, sizeBits(A[p.offA + i + j * p.lda]));
    }
    atomicMax(&sizes[i], most);
  }
}
