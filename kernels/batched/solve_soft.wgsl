// solve_soft: X := T2^-1 T1^-1 X for each matrix of a batch of doubles, T1 lower and T2 upper triangular: the solution from its factors; or
//             by one of the two alone.
// Storage   factors and X where lib/batch_problem says: T1(i, k) and T2(i, k) are elements (i, k) of the factors, or (k, i), or their
//           conjugates; X is problem.B. PIVOTS: X's rows are interchanged as ipiv[piv..] says in front of it (swap = 1) or back behind it
//           (swap = 2)
// Mapping   workgroup (x, y) -> matrix, columns y*NB.. of X; threads -> elements of a step, as they come. T2 is gone through from its end
// Tunables  THREADS (32..256)  NB columns   workgroup bytes = 0   T V COMPLEX: lib/double_elements   LISTED: lib/batch_problem
//           F_IN_X 1: the factors lie in the buffer of X, which WebGPU lets us bind only once
//           CHECKS 1: where failed[offInfo + q] is not 0, X is left, or filled with NaN if nanBits is not 0
// Needs     X and the factors share no element. Barriers are uniform: sizes are uniforms or read-only and indexed by the workgroup
// Source    column-oriented substitution, LAPACK xGETRS and xPOTRS: quotients, and multiply-adds with one rounding
// @use lib/double_elements
const THREADS: u32 = 64u;
const NB: u32 = 8u;
const LISTED: u32 = 0u;
const PIVOTS: u32 = 1u;
const F_IN_X: u32 = 0u;
const CHECKS: u32 = 1u;
const F_APART: u32 = 1u - F_IN_X;

struct Params {
// @use lib/batch_fields
  trans1: u32, // T1(i, k) is element (k, i) of the factors
  trans2: u32,
  conj1: u32, // and conjugated
  conj2: u32,
  unit1: u32, // ones on the diagonal of T1
  unit2: u32,
  swap: u32,
  sweep: u32, // 0 from T1 on, 1 from T2
  sweeps: u32, // up to T1 (1) or T2 (2)
}
@group(0) @binding(0) var<storage, read_write> X: array<T>;
// @when F_APART
@group(0) @binding(1) var<storage, read> F: array<T>;
// @end
// @when PIVOTS
@group(0) @binding(2) var<storage, read> ipiv: array<i32>;
// @end
// @when LISTED
@group(0) @binding(3) var<storage, read> records: array<vec4u>;
// @end
// @when CHECKS
@group(0) @binding(4) var<storage, read> failed: array<i32>;
// @end
@group(0) @binding(5) var<uniform> p: Params;

// @use lib/batch_problem

// The factor's element at a place, conjugated or not.
fn factor(at: u32, conjugated: bool) -> V {
  var value = T();
  // @when F_APART
  value = F[at];
  // @end
  // @when F_IN_X
  value = X[at];
  // @end
  let wide = widen(value);
  return select(wide, conj(wide), conjugated);
}

// The interchanges of a column of X, in their order or in the other one.
fn interchange(piv: u32, n: u32, column: u32, down: u32, back: bool) {
  // @when PIVOTS
  for (var s = 0u; s < n; s++) {
    let k = select(s, n - 1u - s, back);
    // Pivots that no factorization has made must not lead out of X.
    let other = min(u32(ipiv[piv + k]) - 1u, n - 1u);
    let upper = column + k * down;
    let lower = column + other * down;
    let moved = X[upper];
    X[upper] = X[lower];
    X[lower] = moved;
  }
  // @end
}

@compute @workgroup_size(THREADS)
fn solve_soft(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let a = problem(group.x + p.baseX);
  let first = (group.y + p.baseY) * NB;
  let n = a.n;
  let f = a.A;
  if (first >= a.nrhs || n == 0u) {
    return;
  }
  let columns = min(NB, a.nrhs - first);
  let x = Place(a.B.off + first * a.B.cs, a.B.rs, a.B.cs);
  // @when CHECKS
  if (failed[p.offInfo + a.q] != 0) {
    if (p.nanBits != 0u) {
      for (var e = t; e < n * columns; e += THREADS) {
        X[x.off + e % n * x.rs + e / n * x.cs] = narrow(inAllParts(D_NAN));
      }
    }
    return;
  }
  // @end
  if (p.swap == 1u && t < columns) {
    interchange(a.piv, n, x.off + t * x.cs, x.rs, false);
  }
  for (var sweep = p.sweep; sweep < p.sweeps; sweep++) {
    // Backward is forward with rows and columns counted from the end: strides are negative, modulo 2^32.
    let isBack = sweep == 1u;
    let isUnit = select(p.unit1, p.unit2, isBack) != 0u;
    let isConjugated = select(p.conj1, p.conj2, isBack) != 0u;
    let isTransposed = select(p.trans1, p.trans2, isBack) != 0u;
    let down = select(f.rs, f.cs, isTransposed);
    let across = select(f.cs, f.rs, isTransposed);
    let rs = select(down, 0u - down, isBack);
    let cs = select(across, 0u - across, isBack);
    let rx = select(x.rs, 0u - x.rs, isBack);
    let corner = f.off + select(0u, (n - 1u) * (f.rs + f.cs), isBack);
    let top = x.off + select(0u, (n - 1u) * x.rs, isBack);
    for (var k = 0u; k < n; k++) {
      let diagonal = corner + k * (rs + cs);
      let solved = top + k * rx;
      storageBarrier();
      if (!isUnit && t < columns) {
        let at = solved + t * x.cs;
        X[at] = narrow(divide(widen(X[at]), factor(diagonal, isConjugated)));
      }
      storageBarrier();
      let rows = n - k - 1u;
      for (var e = t; e < rows * columns; e += THREADS) {
        let i = 1u + e % rows;
        let column = e / rows * x.cs;
        let at = solved + i * rx + column;
        let known = widen(X[solved + column]);
        X[at] = narrow(mad(neg(factor(diagonal + i * rs, isConjugated)), known, widen(X[at])));
      }
    }
    storageBarrier();
  }
  if (p.swap == 2u && t < columns) {
    interchange(a.piv, n, x.off + t * x.cs, x.rs, true);
  }
}
