// svd_records: the records of a run of a batch (lib/batch_problem) anew, for tall matrices whose factors A = Q R lie in a workspace.
// Storage   moved[4*z ..], z < count, from records[4*(first + z) ..]: A at z*strideW by columns of ldW elements, tau, in the place of
//           pivots, at z*strideTau; n is the number of columns of B that `job` has (lib/svd_state), or with 3 what it was
// Mapping   thread -> problem
// Tunables  THREADS (32..256)
// Source    index arithmetic
const THREADS: u32 = 64u;

struct Params {
  baseX: u32,
  count: u32,
  first: u32,
  ldW: u32,
  strideW: u32,
  strideTau: u32,
  job: u32,
}
@group(0) @binding(0) var<storage, read> records: array<vec4u>;
@group(0) @binding(1) var<storage, read_write> moved: array<vec4u>;
@group(0) @binding(2) var<uniform> p: Params;

// @use lib/svd_state

@compute @workgroup_size(THREADS)
fn svd_records(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = (group.x + p.baseX) * THREADS + t;
  if (z >= p.count) {
    return;
  }
  let at = 4u * (p.first + z);
  let sizes = records[at];
  let columns = columnsOf(p.job, sizes.y, min(sizes.w, sizes.z));
  moved[4u * z] = vec4u(sizes.xy, select(columns, sizes.z, p.job == 3u), sizes.z);
  moved[4u * z + 1u] = vec4u(z * p.strideW, 1u, p.ldW, z * p.strideTau);
  moved[4u * z + 2u] = records[at + 2u];
  moved[4u * z + 3u] = records[at + 3u];
}
