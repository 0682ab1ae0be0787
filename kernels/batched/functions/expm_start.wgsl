// expm_start: brings each matrix of a workspace into a range where its square does not overflow.
// Storage   column-major, matrix z from z*strideM on, ld rows and columns: M, of which n x n of the problem's order is A, becomes 2^-down
//           A, zero beyond n. state[8 z..]: 1, what the first products are computed by; + 4: down; + 6: 1 where A is not finite; + 7: n
// Mapping   workgroup x -> matrix; a thread has rows t, t + THREADS, ..., whose neighbours lie side by side
// Tunables  THREADS (64..256, a multiple of 16)   workgroup bytes = 4*THREADS + 64
// Source    lib/expm_taylor
const THREADS: u32 = 256u;
const LISTED: u32 = 0u;
const INFINITE: u32 = 0x7f800000u;

struct Params {
// @use lib/batch_fields
  orders: u32, // 2 where matrices stand for complex ones of half the order, else 1
  ld: u32,
  strideM: u32,
}
@group(0) @binding(0) var<storage, read_write> M: array<f32>;
@group(0) @binding(1) var<storage, read_write> state: array<u32>;
// @when LISTED
@group(0) @binding(2) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(3) var<uniform> p: Params;

// @use lib/batch_problem
// @use lib/group_reduce
// @use lib/binary_scale
// @use lib/expm_taylor

@compute @workgroup_size(THREADS)
fn expm_start(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.x + p.baseX;
  let n = p.orders * problem(z).n;
  let base = z * p.strideM;
  var key = 0u;
  for (var i = t; i < n; i += THREADS) {
    for (var j = 0u; j < n; j++) {
      key = max(key, bitcast<u32>(M[base + i + j * p.ld]) & 0x7fffffffu);
    }
  }
  let largest = maxOver(t, key);
  let odd = largest >= INFINITE;
  let down = downOf(largest);
  for (var i = t; i < p.ld; i += THREADS) {
    for (var j = 0u; j < p.ld; j++) {
      let at = base + i + j * p.ld;
      M[at] = select(0.0, M[at] * power(-down), (i < n) & (j < n) & !odd);
    }
  }
  if (t == 0u) {
    state[8u * z] = 1u;
    state[8u * z + 4u] = u32(down);
    state[8u * z + 6u] = select(0u, 1u, odd);
    state[8u * z + 7u] = n;
  }
}
