// qr_records: the records of a run of a batch (lib/batch_problem) anew, for matrices or vectors tau that have gone to a workspace.
// Storage   moved[4*z ..], z < count, from records[4*(first + z) ..]: tau at z*strideTau; with ldW > 0 A at z*strideW in columns of ldW
//           elements; with ofQ n := nrhs, and B is what C was
// Mapping   thread -> problem
// Tunables  THREADS (32..256)
const THREADS: u32 = 64u;

struct Params {
  baseX: u32,
  count: u32,
  first: u32,
  ldW: u32,
  strideW: u32,
  strideTau: u32,
  ofQ: u32,
}
@group(0) @binding(0) var<storage, read> records: array<vec4u>;
@group(0) @binding(1) var<storage, read_write> moved: array<vec4u>;
@group(0) @binding(2) var<uniform> p: Params;

@compute @workgroup_size(THREADS)
fn qr_records(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = (group.x + p.baseX) * THREADS + t;
  if (z >= p.count) {
    return;
  }
  let at = 4u * (p.first + z);
  let sizes = records[at];
  let a = select(records[at + 1u].xyz, vec3u(z * p.strideW, 1u, p.ldW), p.ldW > 0u);
  let b = records[at + 2u];
  let c = records[at + 3u];
  let isOfQ = p.ofQ != 0u;
  moved[4u * z] = vec4u(sizes.xy, select(sizes.z, sizes.w, isOfQ), sizes.w);
  moved[4u * z + 1u] = vec4u(a, z * p.strideTau);
  // Whether the problem is outside of a buffer goes with B.
  moved[4u * z + 2u] = vec4u(select(b.xyz, c.xyz, isOfQ), b.w);
  moved[4u * z + 3u] = c;
}
