// nrm2_part_double: parts of the sums of (2^-600 a)^2 over a >= 2^490, a^2, and (2^600 a)^2 over a < 2^-490, a = abs(x_i) or of complex
// numbers |Re| and |Im|, in soft doubles.
// Storage   element i is x[offX + i*incX]; the increment may be negative. parts[slot + group + r*region] receives what workgroup `group`
//           has found: the sums in this order
// Mapping   `groups` workgroups; thread t of workgroup g -> elements g*THREADS + t, + groups*THREADS, ...: the order depends on n alone
// Tunables  THREADS (32..256), a power of two   T COMPLEX: lib/double_parts   workgroup bytes 24*THREADS
// Needs     a second dispatch for the parts
// Source    J. L. Blue, ACM TOMS 4 (1978): no square leaves the range. NaN and infinity are big
// @use lib/double_parts
const THREADS: u32 = 256u;

struct Params {
  baseX: u32,
  n: u32,
  groups: u32,
  offX: i32,
  incX: i32,
  slot: u32,
  region: u32,
}
@group(0) @binding(0) var<storage, read> x: array<T>;
@group(0) @binding(1) var<storage, read_write> parts: array<vec2u>;
@group(0) @binding(2) var<uniform> p: Params;

var<workgroup> sums: array<vec2u, 3u * THREADS>;

@compute @workgroup_size(THREADS)
fn nrm2_part_double(@builtin(workgroup_id) id: vec3u, @builtin(local_invocation_index) t: u32) {
  let group = id.x + p.baseX;
  for (var r = 0u; r < 3u; r++) {
    sums[r * THREADS + t] = vec2u();
  }
  for (var i = group * THREADS + t; i < p.n; i += p.groups * THREADS) {
    let element = x[p.offX + i32(i) * p.incX];
    for (var k = 0u; k < PARTS; k++) {
      let a = partOf(element, k);
      let e = (a.y >> 20u) & 0x7ffu;
      let big = e >= 1023u + 490u;
      let small = e < 1023u - 490u;
      let s = dScale(a, select(select(0, 600, small), -600, big));
      let at = select(select(1u, 2u, small), 0u, big) * THREADS + t;
      sums[at] = dFma(s, s, sums[at]);
    }
  }
  for (var half = THREADS / 2u; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      for (var r = 0u; r < 3u; r++) {
        sums[r * THREADS + t] = dAdd(sums[r * THREADS + t], sums[r * THREADS + t + half]);
      }
    }
  }
  if (t == 0u) {
    for (var r = 0u; r < 3u; r++) {
      parts[p.slot + group + r * p.region] = sums[r * THREADS];
    }
  }
}
