// iamax_part_double: parts of the search for the first largest abs(x_i) of doubles, of complex numbers |Re| + |Im|, or with LEAST the first
// smallest.
// Storage   element i is x[offX + i*incX]; the increment may be negative. parts[slot + group] receives what workgroup `group` has found: the
//           high and the low word of the key, and the index
// Mapping   `groups` workgroups; thread t of workgroup g -> elements g*THREADS + t, + groups*THREADS, ...
// Tunables  THREADS (32..256), a power of two   T COMPLEX: lib/double_parts   LEAST 1: the smallest   workgroup bytes 12*THREADS
// Needs     a second dispatch for the parts
// Source    BLAS IxAMAX; numbers are compared by their bits, NaN as the best of all
// @use lib/double_parts
// @use lib/best_double
const THREADS: u32 = 256u;
const LEAST: u32 = 0u;

struct Params {
  baseX: u32,
  n: u32,
  groups: u32,
  offX: i32,
  incX: i32,
  slot: u32,
}
@group(0) @binding(0) var<storage, read> x: array<T>;
@group(0) @binding(1) var<storage, read_write> parts: array<vec4u>;
@group(0) @binding(2) var<uniform> p: Params;

// Grows with what is looked for; 0 is nothing at all.
fn keyOf(element: T) -> vec2u {
  let size = sizeOf(element);
  if (dIsNaN(size)) {
    return vec2u(0xffffffffu, 0u);
  }
  if (LEAST == 1u) {
    return vec2u(0x80000000u | (0x7ff00000u - size.y), ~size.x);
  }
  return vec2u(0x80000000u | size.y, size.x);
}

@compute @workgroup_size(THREADS)
fn iamax_part_double(@builtin(workgroup_id) id: vec3u, @builtin(local_invocation_index) t: u32) {
  let group = id.x + p.baseX;
  var mine: vec3u;
  for (var i = group * THREADS + t; i < p.n; i += p.groups * THREADS) {
    mine = better(mine, vec3u(keyOf(x[p.offX + i32(i) * p.incX]), i));
  }
  mine = bestOf(t, mine);
  if (t == 0u) {
    parts[p.slot + group] = vec4u(mine, 0u);
  }
}
