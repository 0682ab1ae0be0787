// ls_diagonal_double: what the diagonal of R, of doubles, says: the 1-based index of its first exact zero, 0 if there is none; or how many
// elements exceed a tolerance times the largest one, 0 if one is NaN.
// Storage   R(i, i) = A[offA + i*(lda + 1)], i < n; result[offR]
// Mapping   one workgroup; thread -> every THREADS-th element
// Tunables  THREADS (64..256); workgroup bytes 16*THREADS + 584   T V COMPLEX: lib/double_elements
// Needs     nothing. counts 1: the rank
// Source    LAPACK xTRTRS, xGELS
const THREADS: u32 = 64u;

struct Params {
  n: u32,
  counts: u32,
  offA: u32,
  lda: u32,
  offR: u32,
  tolerance: vec2u,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read_write> result: array<i32>;
@group(0) @binding(2) var<uniform> p: Params;

// @use lib/double_elements
// @use lib/double_modulus
// @use lib/pivot_double

var<workgroup> first: atomic<u32>;
var<workgroup> count: atomic<u32>;

@compute @workgroup_size(THREADS)
fn ls_diagonal_double(@builtin(local_invocation_index) t: u32) {
  if (t == 0u) {
    atomicStore(&first, p.n);
    atomicStore(&count, 0u);
  }
  workgroupBarrier();
  var best = NO_PIVOT;
  for (var i = t; i < p.n; i += THREADS) {
    let x = widen(A[p.offA + i * (p.lda + 1u)]);
    if (isZeroV(x)) {
      atomicMin(&first, i);
    }
    best = better(best, pivotOf(modulus(x), 0u, 0u));
  }
  let bound = dMul(p.tolerance, bestPivot(t, best, THREADS).yx);
  for (var i = t; i < p.n; i += THREADS) {
    if (dLess(bound, modulus(widen(A[p.offA + i * (p.lda + 1u)])))) {
      atomicAdd(&count, 1u);
    }
  }
  workgroupBarrier();
  if (t == 0u) {
    let zero = atomicLoad(&first);
    result[p.offR] = select(select(0, i32(zero + 1u), zero < p.n), i32(atomicLoad(&count)), p.counts == 1u);
  }
}
