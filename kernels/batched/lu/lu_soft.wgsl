// lu_soft: A = P L U of each matrix of a batch of doubles, m x n, real or complex, by one workgroup, column after column. Pivots by
//          |Re| + |Im|.
// Storage   where lib/batch_problem says; LU in place. ipiv[piv + j], j < min(m, n): pivot row + 1. info[offInfo + q]: first zero pivot, or
//           0. nonfinite[offNonfinite + q]: whether A had a NaN or an infinity. Columns `start` to `end` are eliminated: those before must
//           have been, by a dispatch with the same reports
// Mapping   workgroup x -> matrix; threads -> elements of a step, as they come
// Tunables  THREADS (32..256)   workgroup bytes = 16*THREADS + 580   T V COMPLEX: lib/double_elements   LISTED: lib/batch_problem
// Needs     barriers are uniform: sizes are uniforms or read-only and indexed by the workgroup. A column whose pivot is zero is left
//           undivided, and the factorization goes on
// Source    right-looking LU, LAPACK xGETF2: quotients, and multiply-adds with one rounding
// @use lib/double_elements
const THREADS: u32 = 64u;
const LISTED: u32 = 0u;
const NONE: u32 = 0xffffffffu;

struct Params {
// @use lib/batch_fields
  start: u32,
  end: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<T>;
@group(0) @binding(1) var<storage, read_write> info: array<i32>;
@group(0) @binding(2) var<storage, read_write> nonfinite: array<i32>;
@group(0) @binding(3) var<storage, read_write> ipiv: array<i32>;
// @when LISTED
@group(0) @binding(4) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(5) var<uniform> p: Params;

// @use lib/batch_problem
// @use lib/pivot_double

var<workgroup> odd: atomic<u32>;

@compute @workgroup_size(THREADS)
fn lu_soft(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let a = problem(group.x + p.baseX);
  let m = a.m;
  let n = a.n;
  let f = a.A;
  if (t == 0u) {
    atomicStore(&odd, 0u);
  }
  workgroupBarrier();
  var firstZero = NONE;
  if (p.start == 0u) {
    for (var e = t; e < m * n; e += THREADS) {
      if (!isFiniteV(widen(A[f.off + e % m * f.rs + e / m * f.cs]))) {
        atomicStore(&odd, 1u);
      }
    }
  } else if (info[p.offInfo + a.q] > 0) {
    firstZero = u32(info[p.offInfo + a.q]) - 1u;
  }
  let end = min(p.end, min(m, n));
  for (var k = p.start; k < end; k++) {
    storageBarrier();
    var candidate = NO_PIVOT;
    for (var i = k + t; i < m; i += THREADS) {
      candidate = better(candidate, pivotOf(keyed(widen(A[f.off + i * f.rs + k * f.cs])), i, i));
    }
    let chosen = bestPivot(t, candidate, THREADS);
    let isZero = (chosen.x | chosen.y) == 0u;
    let pivot = select(chosen.z, k, isZero);
    if (isZero) {
      firstZero = min(firstZero, k);
    }
    if (t == 0u) {
      ipiv[a.piv + k] = i32(pivot) + 1;
    }
    if (pivot != k) {
      for (var j = t; j < n; j += THREADS) {
        let upper = f.off + k * f.rs + j * f.cs;
        let lower = f.off + pivot * f.rs + j * f.cs;
        let moved = A[upper];
        A[upper] = A[lower];
        A[lower] = moved;
      }
    }
    storageBarrier();
    let diagonal = f.off + k * (f.rs + f.cs);
    if (!isZero) {
      let top = widen(A[diagonal]);
      for (var i = k + 1u + t; i < m; i += THREADS) {
        let at = f.off + i * f.rs + k * f.cs;
        A[at] = narrow(divide(widen(A[at]), top));
      }
    }
    storageBarrier();
    if (!isZero) {
      let rows = m - k - 1u;
      for (var e = t; e < rows * (n - k - 1u); e += THREADS) {
        let down = (1u + e % rows) * f.rs;
        let right = (1u + e / rows) * f.cs;
        let at = diagonal + down + right;
        A[at] = narrow(mad(neg(widen(A[diagonal + down])), widen(A[diagonal + right]), widen(A[at])));
      }
    }
  }
  storageBarrier();
  // A failed factorization leaves no numbers where that is asked for.
  if (p.nanBits != 0u && firstZero != NONE && end == min(m, n)) {
    for (var e = t; e < m * n; e += THREADS) {
      A[f.off + e % m * f.rs + e / m * f.cs] = narrow(inAllParts(D_NAN));
    }
  }
  workgroupBarrier();
  if (t == 0u) {
    info[p.offInfo + a.q] = select(select(i32(firstZero) + 1, 0, firstZero == NONE), -1, a.outside);
    if (p.start == 0u) {
      nonfinite[p.offNonfinite + a.q] = i32(atomicLoad(&odd));
    }
  }
}
