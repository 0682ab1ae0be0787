// svd_report: info and the flags of a batch of singular value decompositions, and NaN for all results of problems that have none.
// Storage   state[z]: lib/svd_state. info[offInfo + q] of problem q: 0; n where A was not finite; n + 1 where the iteration has not ended;
//           -1 where the problem lies outside of a buffer. nonfinite[offNonfinite + q]: whether A was not finite. NaN goes to S, B (m rows)
//           and C (n rows) of problems that were not finite, and with nanBits of all that failed
// Mapping   thread -> problem
// Tunables  THREADS (32..256)  T0, T1, T2 (lib/svd_places)
// Source    index arithmetic
const THREADS: u32 = 64u;
const LISTED: u32 = 0u;

struct Params {
// @use lib/batch_fields
  leftCols: u32, // as in lib/svd_state
  rightCols: u32,
  noNumber: u32, // NaN
}
// @use lib/field
// @use lib/svd_places
@group(0) @binding(3) var<storage, read> state: array<u32>;
@group(0) @binding(4) var<storage, read_write> info: array<i32>;
@group(0) @binding(5) var<storage, read_write> nonfinite: array<i32>;
// @when LISTED
@group(0) @binding(6) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(7) var<uniform> p: Params;

// @use lib/batch_problem
// @use lib/svd_state

@compute @workgroup_size(THREADS)
fn svd_report(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = (group.x + p.baseX) * THREADS + t;
  if (z >= p.count) {
    return;
  }
  let a = problem(z);
  let found = state[z];
  let odd = (found & NOT_FINITE) != 0u;
  let endless = (found & NOT_CONVERGED) != 0u;
  info[p.offInfo + a.q] = select(select(select(0, i32(a.n) + 1, endless), i32(a.n), odd), -1, a.outside);
  nonfinite[p.offNonfinite + a.q] = select(0, 1, odd & !a.outside);
  if (a.outside | !(odd | (endless & (p.nanBits != 0u)))) {
    return;
  }
  let noNumber = bitcast<R>(p.noNumber);
  let wanted = min(a.nrhs, a.n);
  for (var k = 0u; k < wanted; k++) {
    putValue(a.piv + k, noNumber);
  }
  let leftCols = columnsOf(p.leftCols, a.m, wanted);
  for (var j = 0u; j < leftCols; j++) {
    for (var i = 0u; i < a.m; i++) {
      putLeft(a.B.off + i * a.B.rs + j * a.B.cs, V(noNumber));
    }
  }
  let rightCols = columnsOf(p.rightCols, a.n, wanted);
  for (var j = 0u; j < rightCols; j++) {
    for (var i = 0u; i < a.n; i++) {
      putRight(a.C.off + i * a.C.rs + j * a.C.cs, V(noNumber));
    }
  }
}
