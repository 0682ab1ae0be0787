// dot_part: parts of the sum of x_i y_i, or CONJ 1: of conj(x_i) y_i.
// Storage   element i is x[offX + i*incX] and y[offY + i*incY]; offsets and increments count what is read at a time and may be negative.
//           parts[slot + group] receives what workgroup `group` has found, per element of Vs
// Mapping   `groups` workgroups; thread t of workgroup g -> elements g*THREADS + t, + groups*THREADS, ...: the order depends on n and T
//           alone, so that equal calls give equal bits
// Tunables  THREADS (32..256), a power of two  PER elements that a thread has in flight (1..8)
//           T V COMPLEX: lib/field   WIDE 1: four real elements at a time, where operands are contiguous and start at a multiple of four
// Needs     a second dispatch for the parts
// Source    BLAS xDOT; tree sums
const THREADS: u32 = 64u;
const PER: u32 = 4u;
// @use lib/wide
const CONJ: u32 = 0u;

struct Params {
  baseX: u32,
  n: u32,
  groups: u32,
  offX: i32,
  incX: i32,
  offY: i32,
  incY: i32,
  slot: u32,
}
@group(0) @binding(0) var<storage, read> x: array<Ts>;
@group(0) @binding(1) var<storage, read> y: array<Ts>;
@group(0) @binding(2) var<storage, read_write> parts: array<Vs>;
@group(0) @binding(3) var<uniform> p: Params;

fn readX(at: i32) -> Vs {
  if (CONJ == 1u) {
    return conjEach(Vs(x[at]));
  }
  return Vs(x[at]);
}

var<workgroup> groupSums: array<Vs, THREADS>;

@compute @workgroup_size(THREADS)
fn dot_part(@builtin(workgroup_id) id: vec3u, @builtin(local_invocation_index) t: u32) {
  let group = id.x + p.baseX;
  let stride = p.groups * THREADS;
  // @registers
  var sums: array<Vs, PER>;
  var i = group * THREADS + t;
  for (; i + (PER - 1u) * stride < p.n; i += PER * stride) {
    // @unroll
    for (var q = 0u; q < PER; q++) {
      let xi = readX(p.offX + i32(i + q * stride) * p.incX);
      let yi = Vs(y[p.offY + i32(i + q * stride) * p.incY]);
      sums[q] = madEach(xi, yi, sums[q]);
    }
  }
  for (; i < p.n; i += stride) {
    sums[0] = madEach(readX(p.offX + i32(i) * p.incX), Vs(y[p.offY + i32(i) * p.incY]), sums[0]);
  }
  var total = sums[0];
  // @unroll
  for (var q = 1u; q < PER; q++) {
    total = addEach(total, sums[q]);
  }
  groupSums[t] = total;
  for (var half = THREADS / 2u; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      groupSums[t] = addEach(groupSums[t], groupSums[t + half]);
    }
  }
  if (t == 0u) {
    parts[p.slot + group] = groupSums[0];
  }
}
