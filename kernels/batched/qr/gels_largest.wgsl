// gels_largest: the largest magnitudes in A, of pairs in either part, and in the right-hand sides of least-squares problems, by which they are brought into range.
// Storage   lib/batch_problem: A is m x n, B max(m, n) x nrhs, of which the first m rows count, n if transposed. largest[2z],
//           largest[2z + 1] := the larger of what they hold and the magnitudes' bits (upper words of doubles) in A and B of the launch's z-th problem
// Mapping   workgroup (x, y) -> problem, `part` elements of each operand
// Tunables  THREADS (32..256)
// Needs     operands as gels_gather; largest zero before
// Source    LAPACK xGELS
// @use lib/field
// @use lib/field_double
const THREADS: u32 = 256u;
const LISTED: u32 = 0u;
const B_IN_A: u32 = 0u;
const B_APART: u32 = 1u - B_IN_A;

struct Params {
// @use lib/batch_fields
  transposed: u32,
  part: u32, // elements of each operand to a workgroup
}
@group(0) @binding(0) var<storage, read> A: array<T>;
// @when B_APART
@group(0) @binding(1) var<storage, read> B: array<T>;
// @end
@group(0) @binding(2) var<storage, read_write> largest: array<atomic<u32>>;
// @when LISTED
@group(0) @binding(6) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(7) var<uniform> p: Params;

// @use lib/batch_problem
// @use lib/gels_elements
// @use lib/magnitude

// Of the workgroup.
var<workgroup> most: array<atomic<u32>, 2>;

@compute @workgroup_size(THREADS)
fn gels_largest(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.x + p.baseX;
  let own = problem(z);
  if (t < 2u) {
    atomicStore(&most[t], 0u);
  }
  workgroupBarrier();
  let inA = orderOf(own.A, own.m, own.n);
  let inB = orderOf(own.B, max(own.m, own.n), own.nrhs);
  let given = select(own.m, own.n, p.transposed != 0u);
  let first = (group.y + p.baseY) * p.part;
  var mine = vec2u(0u);
  for (var e = first + t; e < min(inA.size, first + p.part); e += THREADS) {
    mine.x = max(mine.x, magnitudeBits(widen(A[placeOf(inA, e)])));
  }
  for (var e = first + t; e < min(inB.size, first + p.part); e += THREADS) {
    if (rowOf(inB, e) < given) {
      mine.y = max(mine.y, magnitudeBits(ofB(placeOf(inB, e))));
    }
  }
  atomicMax(&most[0], mine.x);
  atomicMax(&most[1], mine.y);
  workgroupBarrier();
  if (t < 2u) {
    atomicMax(&largest[2u * z + t], atomicLoad(&most[t]));
  }
}
