// expm_finish: the exponentials of a workspace to one place, and their reports.
// Storage   column-major, matrix z from z*strideM on: X, or Y after an odd number of squarings (state[8 z] - 1), n x n of it -> X.
//           At offX + q of problem q: info, 1 where A or e^A is not finite; nonfinite
// Mapping   workgroup x -> matrix; a thread has rows t, t + THREADS, ..., whose neighbours lie side by side
// Tunables  THREADS (64..256, a multiple of 16)   workgroup bytes = 4*THREADS + 64
// Source    index arithmetic
const THREADS: u32 = 256u;
const LISTED: u32 = 0u;
const INFINITE: u32 = 0x7f800000u;

struct Params {
// @use lib/batch_fields
  orders: u32, // 2 where matrices stand for complex ones of half the order, else 1
  ld: u32,
  strideM: u32,
}
@group(0) @binding(0) var<storage, read_write> X: array<f32>;
@group(0) @binding(1) var<storage, read> Y: array<f32>;
@group(0) @binding(2) var<storage, read> state: array<u32>;
@group(0) @binding(3) var<storage, read_write> info: array<i32>;
@group(0) @binding(4) var<storage, read_write> nonfinite: array<i32>;
// @when LISTED
@group(0) @binding(5) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(6) var<uniform> p: Params;

// @use lib/batch_problem
// @use lib/group_reduce

@compute @workgroup_size(THREADS)
fn expm_finish(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.x + p.baseX;
  let a = problem(z);
  let n = p.orders * a.n;
  let base = z * p.strideM;
  let isOdd = ((state[8u * z] - 1u) & 1u) == 1u;
  var key = 0u;
  for (var i = t; i < n; i += THREADS) {
    for (var j = 0u; j < n; j++) {
      let at = base + i + j * p.ld;
      var value = X[at];
      if (isOdd) {
        value = Y[at];
        X[at] = value;
      }
      key = max(key, bitcast<u32>(value) & 0x7fffffffu);
    }
  }
  let most = maxOver(t, key);
  if (t == 0u) {
    let odd = state[8u * z + 6u] != 0u;
    info[p.offInfo + a.q] = select(select(0, 1, odd | (most >= INFINITE)), -1, a.outside);
    nonfinite[p.offNonfinite + a.q] = select(0, 1, odd & !a.outside);
  }
}
