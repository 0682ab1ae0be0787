// norm_final: the norm from the values of columns or rows: the largest of them, or the root of the sum of their squares.
// Storage   work[k] bits of a magnitude (squares = 0) or work[4k..4k+3] a Sum of squares (squares = 1), k < count -> result[offR]
// Mapping   one workgroup; its threads take k = t, t + THREADS, ..., then a tree: the same order in every run
// Tunables  THREADS (64..256, a power of two); workgroup bytes = THREADS*16
// Needs     nothing; with count = 0 the norm is 0
// Source    LAPACK xLANGE, xLANSY, xLANTR
const THREADS: u32 = 128u;

struct Params {
  count: u32,
  squares: u32,
  offR: u32,
}
@group(0) @binding(0) var<storage, read> work: array<u32>;
@group(0) @binding(1) var<storage, read_write> result: array<u32>;
@group(0) @binding(2) var<uniform> p: Params;

var<workgroup> sums: array<Sum, THREADS>;

// @use lib/norm_sum

@compute @workgroup_size(THREADS)
fn norm_final(@builtin(local_invocation_index) t: u32) {
  var s = Sum(0u, 0.0, 0.0, 0.0);
  for (var k = t; k < p.count; k += THREADS) {
    if (p.squares == 1u) {
      let middle = bitcast<f32>(work[4u * k + 1u]);
      let small = bitcast<f32>(work[4u * k + 2u]);
      let big = bitcast<f32>(work[4u * k + 3u]);
      s = joined(s, Sum(work[4u * k], middle, small, big));
    } else {
      s.worst = max(s.worst, work[k]);
    }
  }
  sums[t] = s;
  workgroupBarrier();
  for (var half = THREADS / 2u; half > 0u; half /= 2u) {
    if (t < half) {
      sums[t] = joined(sums[t], sums[t + half]);
    }
    workgroupBarrier();
  }
  if (t == 0u) {
    if (p.squares == 1u) {
      result[p.offR] = rootBits(sums[0]);
    } else {
      result[p.offR] = sums[0].worst;
    }
  }
}
