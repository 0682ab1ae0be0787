// equilibrate_columns: sizes(m + j) := max r(i) |A(i,j)| over i, where r(i) = sizes(i).
// Storage   A[offA + i + j*lda]; sizes as bits, which order magnitudes, with NaN above infinity
// Mapping   workgroup x -> column x; a tree over its threads
// Tunables  THREADS (64..256, a power of two)
// Needs     A and sizes in different buffers. Of complex numbers |Re| + |Im| is the magnitude
// Source    LAPACK xGEEQU
// @use lib/size_bits
const THREADS: u32 = 256u;
const INFINITY_BITS: u32 = 0x7f800000u;

struct Params {
  baseX: u32,
  m: u32,
  offA: u32,
  lda: u32,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read_write> sizes: array<u32>;
@group(0) @binding(2) var<uniform> p: Params;

// @use lib/largest

@compute @workgroup_size(THREADS)
fn equilibrate_columns(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let j = group.x + p.baseX;
  var worst = 0u;
  for (var i = t; i < p.m; i += THREADS) {
    let size = sizeBits(A[p.offA + i + j * p.lda]);
    let factor = sizes[i];
    var bits = max(size, factor);
    if (bits <= INFINITY_BITS) {
      bits = productBits(size, factor);
    }
    worst = max(worst, bits);
  }
  findLargest(t, worst);
  if (t == 0u) {
    sizes[p.m + j] = most[0];
  }
}
