// scal_elements: x := alpha x.
// Storage   element i is x[offX + i*incX]; offset and increment count what is read at a time
// Mapping   workgroup (x) -> THREADS*PER elements; thread t -> elements t, t + THREADS, ... of them, all read before one is written
// Tunables  THREADS (32..256)  PER elements per thread (1..8)
//           T V COMPLEX: lib/field   WIDE 1: four real elements at a time, where x is contiguous and starts at a multiple of four
// Source    BLAS xSCAL; 0 times NaN or infinity is NaN
const THREADS: u32 = 64u;
const PER: u32 = 4u;
// @use lib/wide

struct Params {
  baseX: u32,
  n: u32,
  offX: i32,
  incX: i32,
  alpha: V,
}
@group(0) @binding(0) var<storage, read_write> x: array<Ts>;
@group(0) @binding(1) var<uniform> p: Params;

@compute @workgroup_size(THREADS)
fn scal_elements(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let first = (group.x + p.baseX) * (THREADS * PER) + t;
  // @registers
  var xs: array<Vs, PER>;
  // @unroll
  for (var q = 0u; q < PER; q++) {
    let i = first + q * THREADS;
    if (i < p.n) {
      xs[q] = Vs(x[p.offX + i32(i) * p.incX]);
    }
  }
  // @unroll
  for (var q = 0u; q < PER; q++) {
    let i = first + q * THREADS;
    if (i < p.n) {
      x[p.offX + i32(i) * p.incX] = Ts(factorEach(p.alpha, xs[q]));
    }
  }
}
