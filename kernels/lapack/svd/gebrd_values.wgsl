// gebrd_values: out := the diagonal of a bidiagonal matrix, or what is beside it, scaled back.
// Storage   beside[first + 2*k], k < count; out[offOut + k]; largest[0] as in gehrd_spread
// Mapping   workgroup (x) -> THREADS elements
// Tunables  THREADS (64..256)
// Needs     beside and out are different buffers
const THREADS: u32 = 256u;

struct Params {
  count: u32,
  first: u32,
  offOut: u32,
}
@group(0) @binding(0) var<storage, read> beside: array<f32>;
@group(0) @binding(1) var<storage, read> largest: array<u32>;
@group(0) @binding(2) var<storage, read_write> out: array<f32>;
@group(0) @binding(3) var<uniform> p: Params;

// @use lib/binary_scale
// @use lib/sytrd_scale

@compute @workgroup_size(THREADS)
fn gebrd_values(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let k = group.x * THREADS + t;
  if (k < p.count) {
    out[p.offOut + k] = scaledOne(beside[p.first + 2u * k], -shiftOf(largest[0]));
  }
}
