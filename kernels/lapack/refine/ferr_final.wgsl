// ferr_final: ferr(j) := est(j) / max |X(i,j)| over i, or est(j) if that is 0.
// Storage   V[i + j*ld] = |X|, est[j], ferr[offF + j], all as bits, which also order magnitudes
// Mapping   workgroup x -> column x; a tree over its threads
// Tunables  THREADS (64..256, a power of two)
// Source    LAPACK xGERFS
const THREADS: u32 = 256u;

struct Params {
  baseX: u32,
  n: u32,
  ld: u32,
  offF: u32,
}
@group(0) @binding(0) var<storage, read> V: array<u32>;
@group(0) @binding(1) var<storage, read> est: array<u32>;
@group(0) @binding(2) var<storage, read_write> ferr: array<u32>;
@group(0) @binding(3) var<uniform> p: Params;

// @use lib/largest

@compute @workgroup_size(THREADS)
fn ferr_final(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let j = group.x + p.baseX;
  var worst = 0u;
  for (var i = t; i < p.n; i += THREADS) {
    worst = max(worst, V[i + j * p.ld]);
  }
  findLargest(t, worst);
  if (t == 0u) {
    var bits = est[j];
    // Without this, compilers might make a number of NaN.
    if (bits <= 0x7f800000u && most[0] != 0u) {
      bits = bitcast<u32>(bitcast<f32>(bits) / bitcast<f32>(most[0]));
    }
    ferr[p.offF + j] = bits;
  }
}
