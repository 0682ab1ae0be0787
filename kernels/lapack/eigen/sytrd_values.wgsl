// sytrd_values: out := elements of the tridiagonal matrix, scaled back, or the factors of the reflectors.
// Storage   T[offT + k], k < count; out[offOut + k*step]: step may be negative
// Mapping   workgroup (x) -> THREADS elements
// Tunables  THREADS (64..256)
// Needs     T and out are different buffers
const THREADS: u32 = 256u;

struct Params {
  count: u32,
  offT: u32,
  offOut: u32,
  step: i32,
  scaled: u32,
}
@group(0) @binding(0) var<storage, read> T: array<f32>;
@group(0) @binding(1) var<storage, read> largest: array<u32>;
@group(0) @binding(2) var<storage, read_write> out: array<f32>;
@group(0) @binding(3) var<uniform> p: Params;

// @use lib/binary_scale
// @use lib/sytrd_scale

@compute @workgroup_size(THREADS)
fn sytrd_values(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let k = group.x * THREADS + t;
  if (k < p.count) {
    let shift = select(0, -shiftOf(largest[0]), p.scaled == 1u);
    out[u32(i32(p.offOut) + i32(k) * p.step)] = scaledOne(T[p.offT + k], shift);
  }
}
