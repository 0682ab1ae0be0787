// dynamic_range: parts of the search for the least and the greatest of numbers and of 0.
// Storage   X[offX + k]; parts[group] (least, greatest) as keys (lib/range_keys)
// Mapping   `groups` workgroups; thread t of workgroup g -> elements g*THREADS + t, + groups*THREADS, ..., then a tree
// Tunables  THREADS (64..256, a power of two)   workgroup bytes = THREADS*8
// Needs     no alignment; NaN is passed over, by its bits
// Source    ONNX, DynamicQuantizeLinear
// @use lib/field
const THREADS: u32 = 256u;

struct Params {
  baseX: u32,
  n: u32,
  groups: u32,
  offX: u32,
}
@group(0) @binding(0) var<storage, read> X: array<T>;
@group(0) @binding(1) var<storage, read_write> parts: array<vec2i>;
@group(0) @binding(2) var<uniform> p: Params;

// @use lib/range_keys

@compute @workgroup_size(THREADS)
fn dynamic_range(@builtin(workgroup_id) id: vec3u, @builtin(local_invocation_index) t: u32) {
  let group = id.x + p.baseX;
  var range = vec2i();
  for (var k = group * THREADS + t; k < p.n; k += p.groups * THREADS) {
    let key = keyOf(bitcast<i32>(widen(X[p.offX + k])));
    range = widened(range, vec2i(key));
  }
  range = rangeOf(t, range);
  if (t == 0u) {
    parts[group] = range;
  }
}
