// gels_gather: the matrices A and B of least-squares problems into a workspace, without gaps and in the order in which they lie,
// brought into range.
// Storage   lib/batch_problem: A is m x n, B max(m, n) x nrhs, of which the first m rows count, n if transposed: W[z*strideT + ..] := 2^a
//           A, or its conjugate where m < n, S[z*strideS + ..] := 2^b B, zeros in the other rows, of the launch's z-th problem; by rows where the operand's rows are.
//           a and b are what lib/gels_range says of largest[2z] and largest[2z + 1].
//           nonfinite[offNonfinite + q] := 1 where A has a NaN or an infinity, else 0
// Mapping   workgroup (x, y) -> problem, `part` elements of each operand
// Tunables  THREADS (32..256)
// Needs     both operands have elements side by side along a row or a column. B may lie in A's buffer (B_IN_A)
// Source    LAPACK xGELS
// @use lib/field
// @use lib/field_double
const THREADS: u32 = 256u;
const LISTED: u32 = 0u;
const NONFINITE: u32 = 0u;
const B_IN_A: u32 = 0u;
const B_APART: u32 = 1u - B_IN_A;

struct Params {
// @use lib/batch_fields
  transposed: u32,
  part: u32, // elements of each operand to a workgroup
  strideT: u32,
  strideS: u32,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
// @when B_APART
@group(0) @binding(1) var<storage, read> B: array<T>;
// @end
@group(0) @binding(2) var<storage, read> largest: array<u32>;
@group(0) @binding(3) var<storage, read_write> W: array<T>;
@group(0) @binding(4) var<storage, read_write> S: array<T>;
// @when NONFINITE
@group(0) @binding(5) var<storage, read_write> nonfinite: array<i32>;
// @end
// @when LISTED
@group(0) @binding(6) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(7) var<uniform> p: Params;

// @use lib/batch_problem
// @use lib/powers
// @use lib/element_power
// @use lib/gels_range
// @use lib/gels_elements

@compute @workgroup_size(THREADS)
fn gels_gather(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.x + p.baseX;
  let own = problem(z);
  let inA = orderOf(own.A, own.m, own.n);
  let inB = orderOf(own.B, max(own.m, own.n), own.nrhs);
  let isWide = own.m < own.n;
  let given = select(own.m, own.n, p.transposed != 0u);
  let first = (group.y + p.baseY) * p.part;
  let a = intoRange(largest[2u * z]);
  let b = intoRange(largest[2u * z + 1u]);
  for (var e = first + t; e < min(inA.size, first + p.part); e += THREADS) {
    let value = widen(A[placeOf(inA, e)]);
    W[z * p.strideT + e] = narrow(elementByPower(select(value, conj(value), isWide), a));
  }
  for (var e = first + t; e < min(inB.size, first + p.part); e += THREADS) {
    var value = V();
    if (rowOf(inB, e) < given) {
      value = elementByPower(ofB(placeOf(inB, e)), b);
    }
    S[z * p.strideS + e] = narrow(value);
  }
  // @when NONFINITE
  if (t == 0u && first == 0u) {
    nonfinite[p.offNonfinite + own.q] = select(1, 0, isFiniteSize(largest[2u * z]));
  }
  // @end
}
