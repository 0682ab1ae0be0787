// svd_values: singular values of a batch from the eigenvalues of svd_augment's matrices, and what is known of each problem.
// Storage   `nrhs` values at piv (lib/batch_problem), the largest first: -d[z*ld + k] 2^-shifts[z], none below zero; NaN where orders[z] = 0.
//           found[z]: what has not converged. state[z]: lib/svd_state
// Mapping   thread of all -> value k of problem z, problems one after the other; k = 0 reports
// Tunables  THREADS (32..256)
// Source    elementwise
const THREADS: u32 = 64u;
const LISTED: u32 = 0u;

struct Params {
// @use lib/batch_fields
  ld: u32, // from the eigenvalues of a matrix to those of the next
  noNumber: u32, // NaN
}
@group(0) @binding(0) var<storage, read> d: array<f32>;
@group(0) @binding(1) var<storage, read> found: array<i32>;
@group(0) @binding(2) var<storage, read> orders: array<u32>;
@group(0) @binding(3) var<storage, read> shifts: array<i32>;
@group(0) @binding(4) var<storage, read_write> S: array<f32>;
@group(0) @binding(5) var<storage, read_write> state: array<u32>;
// @when LISTED
@group(0) @binding(6) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(7) var<uniform> p: Params;

// @use lib/batch_problem
// @use lib/binary_scale
// @use lib/sytrd_scale
// @use lib/svd_state

@compute @workgroup_size(THREADS)
fn svd_values(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let at = (group.x + p.baseX) * THREADS + t;
  let z = at / p.ld;
  let k = at % p.ld;
  if (z >= p.count) {
    return;
  }
  let own = problem(z);
  let wild = (orders[z] == 0u) & (own.n > 0u);
  if (k == 0u) {
    let endless = (found[z] != 0) & !wild;
    state[z] = own.n + select(0u, NOT_FINITE, wild) + select(0u, NOT_CONVERGED, endless);
  }
  if (k < min(own.nrhs, own.n)) {
    let value = -scaledOne(d[at], -shifts[z]);
    S[own.piv + k] = select(select(0.0, value, value > 0.0), bitcast<f32>(p.noNumber), wild);
  }
}
