// con_group: rcond := 1 / (||A|| ||A^-1||) of each matrix of a batch from its factors, the whole estimate in one dispatch.
// Storage   factors where lib/batch_problem says, LU or with CHOLESKY the lower triangle; anorm[offN + q], rcond[offR + q]
// Mapping   workgroup x -> GROUP matrices, LANES threads each; lane -> row; lib/vector_solve, lib/vector_estimate
// Tunables  LANES (4..32 a power of two, or = THREADS)  THREADS (32..1024)  KB rows at a time (4 or 8)  TOP the least power of two from
//           LANES/2 on  ALONE 1: one lane solves for KB rows while the others wait, 0: every lane for itself
//           workgroup bytes = size(V)*GROUP*KB*(2 + 2*KB + LANES + 1) + 4*THREADS
// Needs     n <= LANES. flip 1: the infinity norm, that is the 1-norm of the adjoint. P of LU changes neither.
//           Barriers are uniform: loops have the largest order of the launch as bound
// Source    LAPACK xGECON, xPOCON, xLACN2
// @use lib/field
const LANES: u32 = 64u;
const THREADS: u32 = 64u;
const KB: u32 = 8u;
const TOP: u32 = 32u;
const ALONE: u32 = 0u;
const LISTED: u32 = 0u;
const CHOLESKY: u32 = 0u;
const PIVOTS: u32 = 0u;

struct Params {
// @use lib/batch_fields
  byRows: u32, // rows of A lie along memory
  flip: u32,
  offN: u32,
  offR: u32,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read> anorm: array<u32>;
@group(0) @binding(2) var<storage, read_write> rcond: array<u32>;
// @when LISTED
@group(0) @binding(3) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(4) var<uniform> p: Params;

// @use lib/batch_problem
// @use lib/norm_sum
// @use lib/start_size
// @use lib/magnitude
// @use lib/modulus

fn factor(at: u32) -> V {
  return widen(A[at]);
}

// @use lib/vector_solve
// @use lib/vector_estimate

@compute @workgroup_size(THREADS)
fn con_group(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = (group.x + p.baseX) * GROUP + t / LANES;
  let own = problem(min(z, p.count - 1u));
  let me = Lane(t % LANES, t / LANES, select(0u, own.n, z < p.count));
  // NaN in the factors is told from NaN that a singular matrix makes of zeros and infinities; and a zero on the diagonal.
  var worst = 0u;
  let end = select(me.n, min(me.lane + 1u, me.n), CHOLESKY == 1u);
  for (var c = 0u; c < select(0u, end, me.lane < me.n); c++) {
    worst = max(worst, magnitudeBits(widen(A[own.A.off + me.lane * own.A.rs + c * own.A.cs])));
  }
  worst = laneMax(me, worst);
  let pivot = magnitudeBits(widen(A[own.A.off + min(me.lane, max(me.n, 1u) - 1u) * (own.A.rs + own.A.cs)]));
  // GPUs flush what is below 2^-126.
  let isSingular = laneMax(me, select(0u, 1u, (me.lane < me.n) & (pivot < 0x00800000u))) == 1u;
  let norm = anorm[p.offN + own.q] & MAGNITUDE;
  let start = startSize(norm);
  let est = estimated(me, own.A, start, 1.0, p.flip, me.lane);
  if (me.lane == 0u && z < p.count) {
    var bits = 0u;
    if (norm > INFINITY_BITS || worst > INFINITY_BITS) {
      bits = NAN_BITS;
    } else if (!isSingular && norm != 0u && norm != INFINITY_BITS && est != 0u && est < INFINITY_BITS) {
      bits = reciprocalBits(norm, est);
    }
    bits = select(bits, bitcast<u32>(1.0), own.n == 0u);
    rcond[p.offR + own.q] = select(bits, 0u, own.outside);
  }
}
