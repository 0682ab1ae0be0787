// sy2sb_store: what a reduction of a symmetric or Hermitian matrix to a band leaves: the band, scaled back, and the vectors of the reflectors
// below it.
// Storage   S[i + j*lds], j <= i < n; out(i, j) = out[offOut + i*rs + j*cs] for i - j <= reach; largest[0], the largest magnitude of what was
//           reduced: the band is NaN where that is not finite
// Mapping   workgroup (x, y) -> THREADS diagonals, COLS columns
// Tunables  THREADS (64..256)  COLS per thread (1..8); workgroup bytes = 0
// Needs     S and out are different buffers
const THREADS: u32 = 256u;
const COLS: u32 = 4u;

struct Params {
  baseX: u32,
  n: u32,
  kd: u32,
  reach: u32,
  lds: u32,
  offOut: u32,
  rs: u32,
  cs: u32,
}
@group(0) @binding(0) var<storage, read> S: array<T>;
@group(0) @binding(1) var<storage, read> largest: array<u32>;
@group(0) @binding(2) var<storage, read_write> out: array<T>;
@group(0) @binding(3) var<uniform> p: Params;

// @use lib/field
// @use lib/binary_scale
// @use lib/sytrd_scale
// @use lib/scaled_back

@compute @workgroup_size(THREADS)
fn sy2sb_store(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let l = (group.x + p.baseX) * THREADS + t;
  // @unroll
  for (var c = 0u; c < COLS; c++) {
    let j = group.y * COLS + c;
    let i = j + l;
    if (l <= p.reach && i < p.n) {
      var value = widen(S[i + j * p.lds]);
      // @when COMPLEX
      value = select(value, ofReal(realPart(value)), l == 0u);
      // @end
      if (l <= p.kd) {
        value = scaledBack(value, largest[0]);
      }
      out[p.offOut + i * p.rs + j * p.cs] = narrow(value);
    }
  }
}
