// power_of_two: x := the largest power of two that does not exceed x, so that scaling by it rounds nothing.
// Storage   x[offX + i]  (i < n), as bits
// Mapping   workgroup x -> THREADS elements; thread -> one
// Tunables  THREADS (32..256)
// Needs     0 or a normal positive number; of NaN comes infinity
// Source    N. J. Higham, S. Pranesh, M. Zounon, SIAM J. Sci. Comput. 41 (2019): scaling before rounding to half
const THREADS: u32 = 64u;

struct Params {
  baseX: u32,
  n: u32,
  offX: u32,
}
@group(0) @binding(0) var<storage, read_write> x: array<u32>;
@group(0) @binding(1) var<uniform> p: Params;

@compute @workgroup_size(THREADS)
fn power_of_two(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  if (i < p.n) {
    x[p.offX + i] &= 0x7f800000u;
  }
}
