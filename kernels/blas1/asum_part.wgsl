// asum_part: parts of the sum of abs(x_i), of complex numbers of |Re| and, apart, of |Im|.
// Storage   element i is x[offX + i*incX]; offsets and increments count what is read at a time and may be negative.
//           parts[slot + group] receives what workgroup `group` has found, per element of Vs
// Mapping   `groups` workgroups; thread t of workgroup g -> elements g*THREADS + t, + groups*THREADS, ...: the order depends on n and T
//           alone, so that equal calls give equal bits
// Tunables  THREADS (32..256), a power of two  PER elements that a thread has in flight (1..8)
//           T V COMPLEX: lib/field   WIDE 1: four real elements at a time, where x is contiguous and starts at a multiple of four
// Needs     a second dispatch for the parts
// Source    BLAS xASUM; tree sums
const THREADS: u32 = 64u;
const PER: u32 = 4u;
// @use lib/wide

struct Params {
  baseX: u32,
  n: u32,
  groups: u32,
  offX: i32,
  incX: i32,
  slot: u32,
}
@group(0) @binding(0) var<storage, read> x: array<Ts>;
@group(0) @binding(1) var<storage, read_write> parts: array<Vs>;
@group(0) @binding(2) var<uniform> p: Params;

var<workgroup> groupSums: array<Vs, THREADS>;

@compute @workgroup_size(THREADS)
fn asum_part(@builtin(workgroup_id) id: vec3u, @builtin(local_invocation_index) t: u32) {
  let group = id.x + p.baseX;
  let stride = p.groups * THREADS;
  // @registers
  var sums: array<Vs, PER>;
  var i = group * THREADS + t;
  for (; i + (PER - 1u) * stride < p.n; i += PER * stride) {
    // @unroll
    for (var q = 0u; q < PER; q++) {
      sums[q] = addEach(sums[q], absEach(Vs(x[p.offX + i32(i + q * stride) * p.incX])));
    }
  }
  for (; i < p.n; i += stride) {
    sums[0] = addEach(sums[0], absEach(Vs(x[p.offX + i32(i) * p.incX])));
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
