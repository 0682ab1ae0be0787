// growth_double: growth := max |U| / max |A| in doubles; 0 where A is zero, NaN where either is.
// Storage   norms[0] = max |A|, norms[1] = max |U|; growth[offG]
// Mapping   one thread
// Tunables  THREADS 1
// Needs     norms and growth in different buffers
// Source    LAPACK xGESVX's reciprocal pivot growth, the other way up
// @use lib/double
const THREADS: u32 = 1u;

struct Params {
  offG: u32,
}
@group(0) @binding(0) var<storage, read> norms: array<vec2u>;
@group(0) @binding(1) var<storage, read_write> growth: array<vec2u>;
@group(0) @binding(2) var<uniform> p: Params;

@compute @workgroup_size(THREADS)
fn growth_double() {
  if (dIsZero(norms[0])) {
    growth[p.offG] = vec2u();
  } else {
    growth[p.offG] = dDiv(norms[1], norms[0]);
  }
}
