// norm_final: the norm from Sums of parts of A: the largest magnitude, the largest of sums of magnitudes,
// or the root of the sum of squares.
// Storage   work[s*items + k], slice s of item k (a column or a row), all Sums. last = 1: result[offR] is the norm; last = 0: workgroup x
//           leaves a Sum in result[4x..4x+3], of which another run makes the norm: with kind 0 where this one has kind 1
// Mapping   workgroup x -> THREADS/lanes items; thread -> one item, every lanes-th slice (lanes a power of two up to THREADS); then a tree
// Tunables  THREADS (64..256, a power of two)  DEPTH slices in flight per thread   workgroup bytes = THREADS*16
// Needs     kind 0 max, 1 sum, 2 squares; last = 1 takes one workgroup. Without slices the norm is 0
// Source    LAPACK xLANGE, xLANSY, xLANTR
const THREADS: u32 = 256u;
const DEPTH: u32 = 8u;

struct Params {
  baseX: u32,
  items: u32,
  slices: u32,
  lanes: u32,
  kind: u32,
  last: u32,
  offR: u32,
}
@group(0) @binding(0) var<storage, read> work: array<vec4u>;
@group(0) @binding(1) var<storage, read_write> result: array<u32>;
@group(0) @binding(2) var<uniform> p: Params;

// @use lib/norm_sum

@compute @workgroup_size(THREADS)
fn norm_final(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let x = group.x + p.baseX;
  let together = THREADS / p.lanes;
  let item = x * together + t % together;
  let end = select(0u, p.slices, item < p.items);
  var s = Sum(0u, 0.0, 0.0, 0.0);
  // @registers
  var words: array<vec4u, DEPTH>;
  for (var k = t / together; k < end; k += p.lanes * DEPTH) {
    // @unroll
    for (var u = 0u; u < DEPTH; u++) {
      words[u] = work[min(k + u * p.lanes, end - 1u) * p.items + item];
    }
    // @unroll
    for (var u = 0u; u < DEPTH; u++) {
      s = joined(s, unpacked(select(vec4u(), words[u], k + u * p.lanes < end)));
    }
  }
  sums[t] = s;
  joinSums(t, THREADS, together);
  if ((p.kind == 1u) & (t < together)) {
    sums[t] = Sum(sumBits(sums[t]), 0.0, 0.0, 0.0);
  }
  joinSums(t, together, 1u);
  if (t == 0u) {
    let all = sums[0];
    if (p.last == 1u) {
      result[p.offR] = select(all.worst, rootBits(all), p.kind == 2u);
    } else {
      let left = packed(all);
      result[4u * x] = left.x;
      result[4u * x + 1u] = left.y;
      result[4u * x + 2u] = left.z;
      result[4u * x + 3u] = left.w;
    }
  }
}
