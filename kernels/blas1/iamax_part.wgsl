// iamax_part: parts of the search for the first largest abs(x_i), or with LEAST the first smallest.
// Storage   element i is x[offX + i*incX]; offsets and increments count what is read at a time and may be negative.
//           parts[slot + group + r*region] receives what workgroup `group` has found, per element of Us
// Mapping   `groups` workgroups; thread t of workgroup g -> elements g*THREADS + t, + groups*THREADS, ...: the order depends on n and T
//           alone, so that equal calls give equal bits
// Tunables  THREADS (32..256), a power of two  PER elements that a thread has in flight (1..8)
//           T V: lib/field, real   WIDE 1: four elements at a time, where x is contiguous and starts at a multiple of four
//           LEAST 1: the smallest
// Needs     a second dispatch for the parts
// Source    BLAS IxAMAX; numbers are compared as integers, NaN as the best of all: comparisons of floats cannot be trusted with it
const THREADS: u32 = 64u;
const PER: u32 = 4u;
// @use lib/wide
const LEAST: u32 = 0u;

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
@group(0) @binding(1) var<storage, read_write> parts: array<Us>;
@group(0) @binding(2) var<uniform> p: Params;

var<workgroup> keys: array<Us, THREADS>;
var<workgroup> indices: array<Us, THREADS>;

// Grows with what is looked for: NaN, the most, then abs(x) or its negative; 0 is nothing at all.
fn keyOf(bits: Us) -> Us {
  let size = min(bits & Us(0x7fffffffu), Us(0x7f800001u));
  if (LEAST == 1u) {
    return select(Us(0x7f800001u) - size, Us(0x7f800002u), size == Us(0x7f800001u));
  }
  return size + Us(1u);
}

@compute @workgroup_size(THREADS)
fn iamax_part(@builtin(workgroup_id) id: vec3u, @builtin(local_invocation_index) t: u32) {
  let group = id.x + p.baseX;
  let stride = p.groups * THREADS;
  var key: Us;
  var index: Us;
  var i = group * THREADS + t;
  for (; i + (PER - 1u) * stride < p.n; i += PER * stride) {
    // @unroll
    for (var q = 0u; q < PER; q++) {
      let k = keyOf(bitcast<Us>(Vs(x[p.offX + i32(i + q * stride) * p.incX])));
      index = select(index, Us(i + q * stride), k > key);
      key = max(key, k);
    }
  }
  for (; i < p.n; i += stride) {
    let k = keyOf(bitcast<Us>(Vs(x[p.offX + i32(i) * p.incX])));
    index = select(index, Us(i), k > key);
    key = max(key, k);
  }
  keys[t] = key;
  indices[t] = index;
  for (var half = THREADS / 2u; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      let otherKey = keys[t + half];
      let otherIndex = indices[t + half];
      let better = (otherKey > keys[t]) | ((otherKey == keys[t]) & (otherIndex < indices[t]));
      keys[t] = select(keys[t], otherKey, better);
      indices[t] = select(indices[t], otherIndex, better);
    }
  }
  if (t == 0u) {
    parts[p.slot + group] = keys[0];
    parts[p.slot + group + p.region] = indices[0];
  }
}
