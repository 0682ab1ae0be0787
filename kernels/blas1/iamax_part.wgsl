// iamax_part: parts of the search for the first largest abs(x_i), or with LEAST the first smallest.
// Storage   element i is x[offX + i*incX]; offsets and increments count elements of type T and may be negative.
//           parts[slot + group + r*region] receives what workgroup `group` has found, per component of U
// Mapping   `groups` workgroups; thread t of workgroup g -> elements g*THREADS + t, + groups*THREADS, ...: the order depends on n and T
//           alone, so that equal calls give equal bits
// Tunables  THREADS (32..256), a power of two  PER elements that a thread has in flight (1..8)
//           T f32 or f16, or four of them where every operand is contiguous and starts at a multiple of four
//           F, in which is computed, f32 or vec4f
//           U u32 or vec4u, to match F
//           LEAST 1: the smallest
// Needs     a second dispatch for the parts
// Source    BLAS IxAMAX; numbers are compared as integers, NaN as the best of all: comparisons of floats cannot be trusted with it
const THREADS: u32 = 64u;
const PER: u32 = 4u;
alias T = f32;
alias F = f32;
alias U = u32;
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
@group(0) @binding(0) var<storage, read> x: array<T>;
@group(0) @binding(1) var<storage, read_write> parts: array<U>;
@group(0) @binding(2) var<uniform> p: Params;

var<workgroup> keys: array<U, THREADS>;
var<workgroup> indices: array<U, THREADS>;

// Grows with what is looked for: NaN, the most, then abs(x) or its negative; 0 is nothing at all.
fn keyOf(bits: U) -> U {
  let size = min(bits & U(0x7fffffffu), U(0x7f800001u));
  if (LEAST == 1u) {
    return select(U(0x7f800001u) - size, U(0x7f800002u), size == U(0x7f800001u));
  }
  return size + U(1u);
}

@compute @workgroup_size(THREADS)
fn iamax_part(@builtin(workgroup_id) id: vec3u, @builtin(local_invocation_index) t: u32) {
  let group = id.x + p.baseX;
  let stride = p.groups * THREADS;
  var key: U;
  var index: U;
  var i = group * THREADS + t;
  for (; i + (PER - 1u) * stride < p.n; i += PER * stride) {
    // @unroll
    for (var q = 0u; q < PER; q++) {
      let k = keyOf(bitcast<U>(F(x[p.offX + i32(i + q * stride) * p.incX])));
      index = select(index, U(i + q * stride), k > key);
      key = max(key, k);
    }
  }
  for (; i < p.n; i += stride) {
    let k = keyOf(bitcast<U>(F(x[p.offX + i32(i) * p.incX])));
    index = select(index, U(i), k > key);
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
