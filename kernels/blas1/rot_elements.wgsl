// rot_elements: (x_i, y_i) := (h11 x_i + h12 y_i, h21 x_i + h22 y_i).
// Storage   element i is x[offX + i*incX] and y[offY + i*incY]; offsets and increments count elements of type T and may be negative
// Mapping   workgroup (x) -> THREADS*PER elements; thread t -> elements t, t + THREADS, ... of them, all read before one is written
// Tunables  THREADS (32..256)  PER elements per thread (1..8)
//           T f32 or f16, or four of them where every operand is contiguous and starts at a multiple of four
//           F, in which is computed, f32 or vec4f
//           X_IN_Y 1: x lies in y's buffer, apart from y
// Source    BLAS xROT with H = (c s; -s c), xROTM
const THREADS: u32 = 64u;
const PER: u32 = 4u;
const X_IN_Y: u32 = 0u;
alias T = f32;
alias F = f32;

struct Params {
  baseX: u32,
  n: u32,
  offX: i32,
  incX: i32,
  offY: i32,
  incY: i32,
  h11: f32,
  h21: f32,
  h12: f32,
  h22: f32,
}
@group(0) @binding(0) var<storage, read_write> x: array<T>;
@group(0) @binding(1) var<storage, read_write> y: array<T>;
@group(0) @binding(2) var<uniform> p: Params;

fn readX(at: i32) -> F {
  if (X_IN_Y == 1u) {
    return F(y[at]);
  }
  return F(x[at]);
}

fn writeX(at: i32, value: F) {
  if (X_IN_Y == 1u) {
    y[at] = T(value);
  } else {
    x[at] = T(value);
  }
}

@compute @workgroup_size(THREADS)
fn rot_elements(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let first = (group.x + p.baseX) * (THREADS * PER) + t;
  // @registers
  var xs: array<F, PER>;
  // @registers
  var ys: array<F, PER>;
  // @unroll
  for (var q = 0u; q < PER; q++) {
    let i = first + q * THREADS;
    if (i < p.n) {
      xs[q] = readX(p.offX + i32(i) * p.incX);
      ys[q] = F(y[p.offY + i32(i) * p.incY]);
    }
  }
  // @unroll
  for (var q = 0u; q < PER; q++) {
    let i = first + q * THREADS;
    if (i < p.n) {
      writeX(p.offX + i32(i) * p.incX, fma(F(p.h11), xs[q], F(p.h12) * ys[q]));
      y[p.offY + i32(i) * p.incY] = T(fma(F(p.h22), ys[q], F(p.h21) * xs[q]));
    }
  }
}
