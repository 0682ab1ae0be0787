// singular_rank: how many singular values of each problem of a batch are beyond a threshold.
// Storage   S of problem q from q*strideS on, in descending order. rank[offRank + q]; 0 where info[offInfo + q] is not 0
// Mapping   thread -> problem
// Tunables  THREADS (32..256)
// Source    index arithmetic
// @use lib/field
const THREADS: u32 = 64u;
const LISTED: u32 = 0u;

struct Params {
// @use lib/batch_fields
  offRank: u32,
  strideS: u32,
  rcond: R,
  byExtent: u32,
}
@group(0) @binding(0) var<storage, read_write> rank: array<i32>;
@group(0) @binding(1) var<storage, read> S: array<R>;
@group(0) @binding(2) var<storage, read> info: array<i32>;
// @when LISTED
@group(0) @binding(3) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(4) var<uniform> p: Params;

// @use lib/batch_problem
// @use lib/singular_threshold

@compute @workgroup_size(THREADS)
fn singular_rank(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = (group.x + p.baseX) * THREADS + t;
  if (z >= p.count) {
    return;
  }
  let a = problem(z);
  var found = 0u;
  if (info[p.offInfo + a.q] == 0) {
    let atS = a.q * p.strideS;
    let most = min(a.m, a.n);
    if (most > 0u) {
      let least = threshold(a, S[atS]);
      while (found < most && counts(S[atS + found], least)) {
        found++;
      }
    }
  }
  rank[p.offRank + a.q] = i32(found);
}
