// dynamic_range: parts of the search for the least and the greatest of numbers and of 0.
// Storage   X[offX + k], in units; parts[group] (least, greatest) as keys (lib/range_keys)
// Mapping   `groups` workgroups; thread t of workgroup g -> units g*THREADS + t, + groups*THREADS, ..., LOADS at a time, then a tree
// Tunables  THREADS (64..256, a power of two)   WIDE 1: units of four   workgroup bytes = THREADS*8
// Needs     n and offX in units; NaN is passed over, by its bits
// Source    ONNX, DynamicQuantizeLinear
// @use lib/field
// @use lib/units
const THREADS: u32 = 256u;
const LOADS: u32 = 4u;

struct Params {
  baseX: u32,
  n: u32,
  groups: u32,
  offX: u32,
}
@group(0) @binding(0) var<storage, read> X: array<Unit>;
@group(0) @binding(1) var<storage, read_write> parts: array<vec2i>;
@group(0) @binding(2) var<uniform> p: Params;

// @use lib/range_keys

@compute @workgroup_size(THREADS)
fn dynamic_range(@builtin(workgroup_id) id: vec3u, @builtin(local_invocation_index) t: u32) {
  let group = id.x + p.baseX;
  var range = vec2i();
  let step = p.groups * THREADS;
  for (var k = group * THREADS + t; k < p.n; k += LOADS * step) {
    // Behind the end a unit is looked at once more.
    // @registers
    var x: array<Value, LOADS>;
    // @unroll
    for (var q = 0u; q < LOADS; q++) {
      x[q] = Value(X[p.offX + min(k + q * step, p.n - 1u)]);
    }
    // @unroll
    for (var q = 0u; q < LOADS; q++) {
      // @when WIDE
      // @unroll
      for (var r = 0u; r < WIDTH; r++) {
        range = widened(range, vec2i(keyOf(bitcast<i32>(x[q][r]))));
      }
      // @end
      // @when SINGLE
      range = widened(range, vec2i(keyOf(bitcast<i32>(x[q]))));
      // @end
    }
  }
  range = rangeOf(t, range);
  if (t == 0u) {
    parts[group] = range;
  }
}
