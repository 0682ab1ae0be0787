// iamax_final_double: result[offResult] := the 1-based number of the best element that iamax_part_double has found, 0 if there is none.
// Storage   a part is the high and the low word of its key, and the index
// Mapping   one workgroup; thread t -> parts t, t + THREADS, ...
// Tunables  THREADS (32..256), a power of two   workgroup bytes 12*THREADS
// Source    the second step of iamax and iamin: the largest key, of equal keys the smallest index
// @use lib/best_double
const THREADS: u32 = 256u;

struct Params {
  parts: u32,
  offResult: u32,
}
@group(0) @binding(0) var<storage, read> parts: array<vec4u>;
@group(0) @binding(1) var<storage, read_write> result: array<i32>;
@group(0) @binding(2) var<uniform> p: Params;

@compute @workgroup_size(THREADS)
fn iamax_final_double(@builtin(local_invocation_index) t: u32) {
  var mine: vec3u;
  for (var s = t; s < p.parts; s += THREADS) {
    mine = better(mine, parts[s].xyz);
  }
  mine = bestOf(t, mine);
  if (t == 0u) {
    result[p.offResult] = select(0, i32(mine.z + 1u), mine.x != 0u);
  }
}
