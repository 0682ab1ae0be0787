// rot_elements: (x_i, y_i) := (h11 x_i + h12 y_i, h21 x_i + h22 y_i), h11 and h22 real.
// Storage   element i is x[offX + i*incX] and y[offY + i*incY]; offsets and increments count what is read at a time and may be negative
// Mapping   workgroup (x) -> THREADS*PER elements; thread t -> elements t, t + THREADS, ... of them, all read before one is written
// Tunables  THREADS (32..256)  PER elements per thread (1..8)
//           T V COMPLEX: lib/field   WIDE 1: four real elements at a time, where operands are contiguous and start at a multiple of four
//           X_IN_Y 1: x lies in y's buffer, apart from y
// Source    BLAS xROT with H = (c s; -conj(s) c), xROTM
const THREADS: u32 = 64u;
const PER: u32 = 4u;
const X_IN_Y: u32 = 0u;
// @use lib/wide

struct Params {
  baseX: u32,
  n: u32,
  offX: i32,
  incX: i32,
  offY: i32,
  incY: i32,
  h11: R,
  h21: V,
  h12: V,
  h22: R,
}
@group(0) @binding(0) var<storage, read_write> x: array<Ts>;
@group(0) @binding(1) var<storage, read_write> y: array<Ts>;
@group(0) @binding(2) var<uniform> p: Params;

fn readX(at: i32) -> Vs {
  if (X_IN_Y == 1u) {
    return Vs(y[at]);
  }
  return Vs(x[at]);
}

fn writeX(at: i32, value: Vs) {
  if (X_IN_Y == 1u) {
    y[at] = Ts(value);
  } else {
    x[at] = Ts(value);
  }
}

@compute @workgroup_size(THREADS)
fn rot_elements(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let first = (group.x + p.baseX) * (THREADS * PER) + t;
  // @registers
  var xs: array<Vs, PER>;
  // @registers
  var ys: array<Vs, PER>;
  // @unroll
  for (var q = 0u; q < PER; q++) {
    let i = first + q * THREADS;
    if (i < p.n) {
      xs[q] = readX(p.offX + i32(i) * p.incX);
      ys[q] = Vs(y[p.offY + i32(i) * p.incY]);
    }
  }
  // @unroll
  for (var q = 0u; q < PER; q++) {
    let i = first + q * THREADS;
    if (i < p.n) {
      writeX(p.offX + i32(i) * p.incX, realEach(p.h11, xs[q], factorEach(p.h12, ys[q])));
      y[p.offY + i32(i) * p.incY] = Ts(realEach(p.h22, ys[q], factorEach(p.h21, xs[q])));
    }
  }
}
