// norm_most_double: the largest of sums of parts, in soft doubles: result[offR] := max over k of (work[k] + work[items + k] + ...).
// Storage   work[s*items + k], slice s < slices of item k < items, none negative
// Mapping   one workgroup; thread t -> items t, t + THREADS, ...
// Tunables  THREADS (32..256, a power of two)   workgroup bytes 8*THREADS
// Needs     without items the result is 0. Bits order the sums, NaN the largest
// Source    LAPACK xLANGE
// @use lib/double
const THREADS: u32 = 256u;

struct Params {
  items: u32,
  slices: u32,
  offR: u32,
}
@group(0) @binding(0) var<storage, read> work: array<vec2u>;
@group(0) @binding(1) var<storage, read_write> result: array<vec2u>;
@group(0) @binding(2) var<uniform> p: Params;

var<workgroup> most: array<vec2u, THREADS>;

fn larger(x: vec2u, y: vec2u) -> vec2u {
  return select(x, y, dBelow(x, y));
}

@compute @workgroup_size(THREADS)
fn norm_most_double(@builtin(local_invocation_index) t: u32) {
  var best = vec2u();
  for (var k = t; k < p.items; k += THREADS) {
    var sum = work[k];
    for (var s = 1u; s < p.slices; s++) {
      sum = dAdd(sum, work[s * p.items + k]);
    }
    best = larger(best, sum);
  }
  most[t] = best;
  for (var half = THREADS / 2u; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      most[t] = larger(most[t], most[t + half]);
    }
  }
  if (t == 0u) {
    result[p.offR] = most[0];
  }
}
