// steqr_gather: tridiagonal matrices of a batch to a workspace.
// Storage   lib/batch_problem: D in A's place, E in B's -> d, e[z*distance + i], orders[z] := n, or 0 where the problem is outside or has a
//           number that is not finite; wild[z] := 1 for that, else 0
// Mapping   workgroup x -> problem; thread -> every THREADS-th element
// Tunables  THREADS (16..256, a multiple of 16)   workgroup bytes = 4*THREADS + 64
// Needs     D and E may be one buffer
// Source    index arithmetic
const THREADS: u32 = 64u;
const LISTED: u32 = 0u;

struct Params {
// @use lib/batch_fields
  distance: u32,
}
@group(0) @binding(0) var<storage, read> D: array<u32>;
@group(0) @binding(1) var<storage, read> E: array<u32>;
@group(0) @binding(2) var<storage, read_write> d: array<u32>;
@group(0) @binding(3) var<storage, read_write> e: array<u32>;
@group(0) @binding(4) var<storage, read_write> orders: array<u32>;
@group(0) @binding(5) var<storage, read_write> wild: array<u32>;
// @when LISTED
@group(0) @binding(6) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(7) var<uniform> p: Params;

// @use lib/batch_problem
// @use lib/group_reduce

@compute @workgroup_size(THREADS)
fn steqr_gather(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.x + p.baseX;
  let a = problem(z);
  var key = 0u;
  for (var i = t; i < a.n; i += THREADS) {
    let value = D[a.A.off + i * a.A.rs];
    d[z * p.distance + i] = value;
    key = max(key, value & 0x7fffffffu);
    if (i + 1u < a.n) {
      let beside = E[a.B.off + i * a.B.rs];
      e[z * p.distance + i] = beside;
      key = max(key, beside & 0x7fffffffu);
    }
  }
  let bad = maxOver(t, key) >= 0x7f800000u;
  if (t == 0u) {
    orders[z] = select(a.n, 0u, bad);
    wild[z] = select(0u, 1u, bad);
  }
}
