// copy_elements: y := x, bit by bit.
// Storage   element i is x[offX + i*incX] and y[offY + i*incY]; offsets and increments count what is moved at a time and may be negative
// Mapping   workgroup (x) -> THREADS*PER elements; thread t -> elements t, t + THREADS, ... of them, all read before one is written
// Tunables  THREADS (32..256)  PER elements per thread (1..8)
//           T u32, f16 for halves, vec2u for complex numbers   WIDE 1: four at a time, where every operand is contiguous and starts at a
//           multiple of four
//           X_IN_Y 1: x lies in y's buffer, apart from y
// Source    BLAS xCOPY; without arithmetic, so that no NaN or subnormal number changes
const THREADS: u32 = 64u;
const PER: u32 = 4u;
const X_IN_Y: u32 = 0u;
alias T = u32;
// @use lib/wide_stored

struct Params {
  baseX: u32,
  n: u32,
  offX: i32,
  incX: i32,
  offY: i32,
  incY: i32,
}
@group(0) @binding(0) var<storage, read> x: array<Ts>;
@group(0) @binding(1) var<storage, read_write> y: array<Ts>;
@group(0) @binding(2) var<uniform> p: Params;

fn readX(at: i32) -> Ts {
  if (X_IN_Y == 1u) {
    return y[at];
  }
  return x[at];
}

@compute @workgroup_size(THREADS)
fn copy_elements(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let first = (group.x + p.baseX) * (THREADS * PER) + t;
  // @registers
  var xs: array<Ts, PER>;
  // @unroll
  for (var q = 0u; q < PER; q++) {
    let i = first + q * THREADS;
    if (i < p.n) {
      xs[q] = readX(p.offX + i32(i) * p.incX);
    }
  }
  // @unroll
  for (var q = 0u; q < PER; q++) {
    let i = first + q * THREADS;
    if (i < p.n) {
      y[p.offY + i32(i) * p.incY] = xs[q];
    }
  }
}
