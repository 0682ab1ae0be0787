// scal_elements: x := alpha x.
// Storage   element i is x[offX + i*incX]; offset and increment count elements of type T
// Mapping   workgroup (x) -> THREADS*PER elements; thread t -> elements t, t + THREADS, ... of them, all read before one is written
// Tunables  THREADS (32..256)  PER elements per thread (1..8)
//           T f32 or f16, or four of them where x is contiguous and starts at a multiple of four
//           F, in which is computed, f32 or vec4f
// Source    BLAS xSCAL; 0 times NaN or infinity is NaN
const THREADS: u32 = 64u;
const PER: u32 = 4u;
alias T = f32;
alias F = f32;

struct Params {
  baseX: u32,
  n: u32,
  offX: i32,
  incX: i32,
  alpha: f32,
}
@group(0) @binding(0) var<storage, read_write> x: array<T>;
@group(0) @binding(1) var<uniform> p: Params;

@compute @workgroup_size(THREADS)
fn scal_elements(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let first = (group.x + p.baseX) * (THREADS * PER) + t;
  // @registers
  var xs: array<F, PER>;
  // @unroll
  for (var q = 0u; q < PER; q++) {
    let i = first + q * THREADS;
    if (i < p.n) {
      xs[q] = F(x[p.offX + i32(i) * p.incX]);
    }
  }
  // @unroll
  for (var q = 0u; q < PER; q++) {
    let i = first + q * THREADS;
    if (i < p.n) {
      x[p.offX + i32(i) * p.incX] = T(F(p.alpha) * xs[q]);
    }
  }
}
