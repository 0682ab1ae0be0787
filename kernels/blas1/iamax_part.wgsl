// iamax_part: parts of the search for the first largest abs(x_i), of complex numbers |Re| + |Im|, or with LEAST the first smallest.
// Storage   element i is x[offX + i*incX]; offsets and increments count what is read at a time and may be negative.
//           parts[slot + group + r*region] receives what workgroup `group` has found, per element of Ks
// Mapping   `groups` workgroups; thread t of workgroup g -> elements g*THREADS + t, + groups*THREADS, ...: the order depends on n and T
//           alone, so that equal calls give equal bits
// Tunables  THREADS (32..256), a power of two  PER elements that a thread has in flight (1..8)
//           T V COMPLEX: lib/field   WIDE 1: four real elements at a time, where x is contiguous and starts at a multiple of four
//           LEAST 1: the smallest
// Needs     a second dispatch for the parts
// Source    BLAS IxAMAX; numbers are compared as integers, NaN as the best of all: comparisons of floats cannot be trusted with it
const THREADS: u32 = 64u;
const PER: u32 = 4u;
// @use lib/wide
const LEAST: u32 = 0u;

// @when REAL
alias Ks = Us;

fn bitsOf(x: Vs) -> Ks {
  return bitcast<Us>(x);
}
// @end
// @when COMPLEX
alias Ks = u32;

// A sum may lose what NaN and infinity are: then it is the greater of the parts.
fn bitsOf(x: Vs) -> Ks {
  let parts = bitcast<Us>(x) & Us(0x7fffffffu);
  return select(max(parts.x, parts.y), bitcast<u32>(abs1(x)), isFiniteV(x));
}
// @end

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
@group(0) @binding(1) var<storage, read_write> parts: array<Ks>;
@group(0) @binding(2) var<uniform> p: Params;

var<workgroup> keys: array<Ks, THREADS>;
var<workgroup> indices: array<Ks, THREADS>;

// Grows with what is looked for: NaN, the most, then abs(x) or its negative; 0 is nothing at all.
fn keyOf(bits: Ks) -> Ks {
  let size = min(bits & Ks(0x7fffffffu), Ks(0x7f800001u));
  if (LEAST == 1u) {
    return select(Ks(0x7f800001u) - size, Ks(0x7f800002u), size == Ks(0x7f800001u));
  }
  return size + Ks(1u);
}

@compute @workgroup_size(THREADS)
fn iamax_part(@builtin(workgroup_id) id: vec3u, @builtin(local_invocation_index) t: u32) {
  let group = id.x + p.baseX;
  let stride = p.groups * THREADS;
  var key: Ks;
  var index: Ks;
  var i = group * THREADS + t;
  for (; i + (PER - 1u) * stride < p.n; i += PER * stride) {
    // @unroll
    for (var q = 0u; q < PER; q++) {
      let k = keyOf(bitsOf(Vs(x[p.offX + i32(i + q * stride) * p.incX])));
      index = select(index, Ks(i + q * stride), k > key);
      key = max(key, k);
    }
  }
  for (; i < p.n; i += stride) {
    let k = keyOf(bitsOf(Vs(x[p.offX + i32(i) * p.incX])));
    index = select(index, Ks(i), k > key);
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
