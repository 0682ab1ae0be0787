// sygv_values: eigenvalues of pairs of matrices, and what is said of each pair, from a workspace to where they belong.
// Storage   W[piv + k] := d[z p.ld + k] / 2^state[z].y, k < n; NaN where numbers are not finite; where a minor of B is not positive it is
//           left. info[offInfo + q] and failures[z]: found[z], n, or n + the minor, by state[z].x as sygv_state has it; with nanBits W is
//           filled where that is not 0. nonfinite[offNonfinite + q]: of A. W, info, nonfinite: lib/batch_problem
// Mapping   thread of all -> value k of problem z, problems one after the other; k = 0 reports
// Tunables  THREADS (32..256)
// Source    elementwise
const THREADS: u32 = 64u;
const LISTED: u32 = 0u;

struct Params {
// @use lib/batch_fields
  ld: u32, // from the values of a matrix to those of the next
}
@group(0) @binding(0) var<storage, read> d: array<f32>;
@group(0) @binding(1) var<storage, read> found: array<i32>;
@group(0) @binding(2) var<storage, read> state: array<vec2i>;
@group(0) @binding(3) var<storage, read_write> W: array<f32>;
@group(0) @binding(4) var<storage, read_write> info: array<i32>;
@group(0) @binding(5) var<storage, read_write> nonfinite: array<i32>;
@group(0) @binding(6) var<storage, read_write> failures: array<i32>;
// @when LISTED
@group(0) @binding(7) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(8) var<uniform> p: Params;

// @use lib/batch_problem
// @use lib/binary_scale
// @use lib/sytrd_scale

@compute @workgroup_size(THREADS)
fn sygv_values(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let at = (group.x + p.baseX) * THREADS + t;
  let z = at / p.ld;
  let k = at % p.ld;
  if (z >= p.count) {
    return;
  }
  let own = problem(z);
  let n = own.n;
  let kind = state[z].x;
  var failure = select(found[z], i32(n) + max(kind, 0), kind != 0);
  failure = select(failure, 0, n == 0u);
  if (k == 0u) {
    failures[z] = failure;
    info[p.offInfo + own.q] = select(failure, -1, own.outside);
    nonfinite[p.offNonfinite + own.q] = select(0, 1, (kind == -1) & (n > 0u));
  }
  if (k < n) {
    let asked = (failure != 0) & (p.nanBits != 0u);
    if ((kind < 0) | asked) {
      W[own.piv + k] = bitcast<f32>(p.nanBits | 0x7fc00000u);
    } else if (kind == 0) {
      W[own.piv + k] = scaledOne(d[at], -state[z].y);
    }
  }
}
