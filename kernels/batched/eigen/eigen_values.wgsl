// eigen_values: eigenvalues and what is said of each problem from a workspace to where they belong.
// Storage   W[piv + k] := d[z p.ld + k] / 2^shifts[z], k < n; info[offInfo + q]: found[z]; n where orders[z] = 0, and then W is NaN, as with
//           nanBits where found[z] is not 0; nonfinite[offNonfinite + q]. W, info, nonfinite: lib/batch_problem
//           Without VALUES only info and nonfinite: a thread for each problem, p.ld = 1
// Mapping   thread of all -> value k of problem z, problems one after the other; k = 0 reports
// Tunables  THREADS (32..256)
// Source    elementwise
const THREADS: u32 = 64u;
const LISTED: u32 = 0u;
const VALUES: u32 = 1u;

struct Params {
// @use lib/batch_fields
  ld: u32, // from column to column in the workspace, and from the values of a matrix to those of the next
}
// @when VALUES
@group(0) @binding(0) var<storage, read> d: array<f32>;
// @end
@group(0) @binding(1) var<storage, read> found: array<i32>;
@group(0) @binding(2) var<storage, read> orders: array<u32>;
// @when VALUES
@group(0) @binding(3) var<storage, read> shifts: array<i32>;
@group(0) @binding(4) var<storage, read_write> W: array<f32>;
// @end
@group(0) @binding(5) var<storage, read_write> info: array<i32>;
@group(0) @binding(6) var<storage, read_write> nonfinite: array<i32>;
// @when LISTED
@group(0) @binding(7) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(8) var<uniform> p: Params;

// @use lib/batch_problem
// @use lib/binary_scale
// @use lib/sytrd_scale

@compute @workgroup_size(THREADS)
fn eigen_values(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let at = (group.x + p.baseX) * THREADS + t;
  let z = at / p.ld;
  let k = at % p.ld;
  if (z >= p.count) {
    return;
  }
  let own = problem(z);
  let n = own.n;
  let wild = (orders[z] == 0u) & (n > 0u);
  let failure = select(select(found[z], 0, n == 0u), i32(n), wild);
  if (k == 0u) {
    info[p.offInfo + own.q] = select(failure, -1, own.outside);
    nonfinite[p.offNonfinite + own.q] = select(0, 1, wild);
  }
  // @when VALUES
  if (k < n) {
    let fills = wild | ((failure != 0) & (p.nanBits != 0u));
    W[own.piv + k] = select(scaledOne(d[at], -shifts[z]), bitcast<f32>(p.nanBits | 0x7fc00000u), fills);
  }
  // @end
}
