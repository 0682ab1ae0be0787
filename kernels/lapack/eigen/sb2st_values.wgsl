// sb2st_values: a diagonal of a band that has become tridiagonal, which is real.
// Storage   out[offOut + j] := Re band[row + j*ld], j < count; scaled: scaled back by what lib/sytrd_scale makes of largest[0], NaN where that is
//           not finite
// Mapping   workgroup x -> THREADS elements
// Tunables  THREADS (64..256); workgroup bytes = 0
// Needs     band and out are different buffers
const THREADS: u32 = 256u;

struct Params {
  count: u32,
  row: u32,
  ld: u32,
  offOut: u32,
  scaled: u32,
}
@group(0) @binding(0) var<storage, read> band: array<T>;
@group(0) @binding(1) var<storage, read> largest: array<u32>;
@group(0) @binding(2) var<storage, read_write> out: array<R>;
@group(0) @binding(3) var<uniform> p: Params;

// @use lib/field
// @use lib/binary_scale
// @use lib/sytrd_scale
// @use lib/scaled_back

@compute @workgroup_size(THREADS)
fn sb2st_values(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let j = group.x * THREADS + t;
  if (j < p.count) {
    let value = realPart(widen(band[p.row + j * p.ld]));
    out[p.offOut + j] = select(value, realPart(scaledBack(ofReal(value), largest[0])), p.scaled == 1u);
  }
}
