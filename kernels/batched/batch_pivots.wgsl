// batch_pivots: the pivots of one problem of a batch to a workspace.
// Storage   pivots[i] := ipiv[piv + i], i < n, where lib/batch_problem says; what no factorization has made becomes a row of the matrix
// Mapping   one workgroup for the launch's only problem
// Tunables  THREADS (32..256)
// Source    index arithmetic
const THREADS: u32 = 256u;
const LISTED: u32 = 0u;

struct Params {
// @use lib/batch_fields
}
@group(0) @binding(0) var<storage, read> ipiv: array<i32>;
@group(0) @binding(1) var<storage, read_write> pivots: array<i32>;
// @when LISTED
@group(0) @binding(2) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(3) var<uniform> p: Params;

// @use lib/batch_problem

@compute @workgroup_size(THREADS)
fn batch_pivots(@builtin(local_invocation_index) t: u32) {
  let a = problem(0u);
  for (var i = t; i < a.n; i += THREADS) {
    pivots[i] = clamp(ipiv[a.piv + i], 1, i32(a.n));
  }
}
