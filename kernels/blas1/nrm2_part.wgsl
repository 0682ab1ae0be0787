// nrm2_part: parts of the sums of (2^-80 a)^2 over a >= 2^48, a^2, and (2^75 a)^2 over a < 2^-63, a = abs(x_i) or of
// complex numbers |Re| and, apart, |Im|.
// Storage   element i is x[offX + i*incX]; offsets and increments count what is read at a time and may be negative.
//           parts[slot + group + r*region] receives what workgroup `group` has found, per element of Vs
// Mapping   `groups` workgroups; thread t of workgroup g -> elements g*THREADS + t, + groups*THREADS, ...: the order depends on n and T
//           alone, so that equal calls give equal bits
// Tunables  THREADS (32..256), a power of two  PER elements that a thread has in flight (1..8)
//           T V COMPLEX: lib/field   WIDE 1: four real elements at a time, where x is contiguous and starts at a multiple of four
// Needs     a second dispatch for the parts
// Source    J. L. Blue, ACM TOMS 4 (1978): no square leaves the range. Sizes are told by bits: NaN and infinity are big
const THREADS: u32 = 64u;
const PER: u32 = 4u;
// @use lib/wide
const BIG: u32 = 0x57800000u; // 2^48
const SMALL: u32 = 0x20000000u; // 2^-63
const SCALE_BIG: R = 0x1p-80f;
const SCALE_SMALL: R = 0x1p75f;

struct Params {
  baseX: u32,
  n: u32,
  groups: u32,
  offX: i32,
  incX: i32,
  slot: u32,
  region: u32,
}
@group(0) @binding(0) var<storage, read> x: array<Ts>;
@group(0) @binding(1) var<storage, read_write> parts: array<Vs>;
@group(0) @binding(2) var<uniform> p: Params;

var<workgroup> bigs: array<Vs, THREADS>;
var<workgroup> middles: array<Vs, THREADS>;
var<workgroup> smalls: array<Vs, THREADS>;

@compute @workgroup_size(THREADS)
fn nrm2_part(@builtin(workgroup_id) id: vec3u, @builtin(local_invocation_index) t: u32) {
  let group = id.x + p.baseX;
  let stride = p.groups * THREADS;
  var big: Vs;
  var middle: Vs;
  var small: Vs;
  var i = group * THREADS + t;
  for (; i + (PER - 1u) * stride < p.n; i += PER * stride) {
    // @unroll
    for (var q = 0u; q < PER; q++) {
      let bits = bitcast<Us>(Vs(x[p.offX + i32(i + q * stride) * p.incX])) & Us(0x7fffffffu);
      let a = bitcast<Vs>(bits);
      let isBig = bits >= Us(BIG);
      let isSmall = bits < Us(SMALL);
      let b = a * SCALE_BIG;
      let s = a * SCALE_SMALL;
      big += select(Vs(), b * b, isBig);
      small += select(Vs(), s * s, isSmall);
      middle += select(a * a, Vs(), isBig | isSmall);
    }
  }
  for (; i < p.n; i += stride) {
    let bits = bitcast<Us>(Vs(x[p.offX + i32(i) * p.incX])) & Us(0x7fffffffu);
    let a = bitcast<Vs>(bits);
    let isBig = bits >= Us(BIG);
    let isSmall = bits < Us(SMALL);
    let b = a * SCALE_BIG;
    let s = a * SCALE_SMALL;
    big += select(Vs(), b * b, isBig);
    small += select(Vs(), s * s, isSmall);
    middle += select(a * a, Vs(), isBig | isSmall);
  }
  bigs[t] = big;
  middles[t] = middle;
  smalls[t] = small;
  for (var half = THREADS / 2u; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      bigs[t] += bigs[t + half];
      middles[t] += middles[t + half];
      smalls[t] += smalls[t + half];
    }
  }
  if (t == 0u) {
    parts[p.slot + group] = bigs[0];
    parts[p.slot + group + p.region] = middles[0];
    parts[p.slot + group + 2u * p.region] = smalls[0];
  }
}
