// batch_report: what was found of one problem, to its places among the reports of a batch.
// Storage   info[offInfo + q] := found[0], or -1 if an operand is not inside its buffer; nonfinite[offNonfinite + q] := flags[0];
//           ipiv[piv + i] := pivots[i], i < min(m, n), if PIVOTS: where lib/batch_problem says
// Mapping   one workgroup for the launch's only problem
// Tunables  THREADS (32..256)
// Source    index arithmetic
const THREADS: u32 = 256u;
const LISTED: u32 = 0u;
const PIVOTS: u32 = 1u;

struct Params {
// @use lib/batch_fields
}
@group(0) @binding(0) var<storage, read> found: array<i32>;
@group(0) @binding(1) var<storage, read> flags: array<i32>;
@group(0) @binding(2) var<storage, read_write> info: array<i32>;
@group(0) @binding(3) var<storage, read_write> nonfinite: array<i32>;
// @when PIVOTS
@group(0) @binding(4) var<storage, read> pivots: array<i32>;
@group(0) @binding(5) var<storage, read_write> ipiv: array<i32>;
// @end
// @when LISTED
@group(0) @binding(6) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(7) var<uniform> p: Params;

// @use lib/batch_problem

@compute @workgroup_size(THREADS)
fn batch_report(@builtin(local_invocation_index) t: u32) {
  let a = problem(0u);
  if (t == 0u) {
    info[p.offInfo + a.q] = select(found[0], -1, a.outside);
    nonfinite[p.offNonfinite + a.q] = select(flags[0], 0, a.outside);
  }
  // @when PIVOTS
  for (var i = t; i < min(a.m, a.n); i += THREADS) {
    ipiv[a.piv + i] = pivots[i];
  }
  // @end
}
