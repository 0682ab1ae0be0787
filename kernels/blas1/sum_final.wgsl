// sum_final: result[offResult] := the sum of `parts` parts, in an order that depends on their number alone.
// Mapping   one workgroup; thread t -> parts t, t + THREADS, ...
// Tunables  THREADS (32..256), a power of two
//           V COMPLEX: lib/field
// Source    the second step of asum and dot
// @use lib/field
// @use lib/field_double
const THREADS: u32 = 64u;

struct Params {
  parts: u32,
  offResult: u32,
}
@group(0) @binding(0) var<storage, read> parts: array<V>;
@group(0) @binding(1) var<storage, read_write> result: array<V>;
@group(0) @binding(2) var<uniform> p: Params;

var<workgroup> sums: array<V, THREADS>;

@compute @workgroup_size(THREADS)
fn sum_final(@builtin(local_invocation_index) t: u32) {
  var sum = V();
  for (var s = t; s < p.parts; s += THREADS) {
    sum = add(sum, parts[s]);
  }
  sums[t] = sum;
  for (var half = THREADS / 2u; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      sums[t] = add(sums[t], sums[t + half]);
    }
  }
  if (t == 0u) {
    result[p.offResult] = sums[0];
  }
}
