// The blocked Bunch-Kaufman factorization in TypeScript: panels, with the products left to the caller, which computes them by the
// references or on the engine. Host memory only.
import { gemmtrBlockedRef } from '../../blas3/products/gemmtr.ref.ts';
import { at, type RealMat, type Uplo } from '../../core/matrix.ts';
import { blockFactors, choosePivot, isLarge, type LowerView, largestAt, lowerView, storePivot } from './sytrf.ref.ts';

/** Least |x| whose reciprocal does not overflow: LAPACK's lamch('S'). */
const safeMinimum = (x: RealMat): number => (x.data instanceof Float32Array ? 2 ** -126 : 2 ** -1022);

/** Columns of a panel that are computed with: a 2 x 2 pivot in the last column takes one more. */
export const lasyfColumns = (nb: number): number => nb + 1;

/** Rows are in the order of storage, columns in that of elimination. */
export interface LasyfSpace {
  /** n x lasyfColumns(nb): the panel's multipliers with all the panel's interchanges, and W = L D. */
  readonly L: RealMat;
  readonly W: RealMat;
  /** n x 2: column k and the candidate column, brought up to date. */
  readonly T: RealMat;
  /** lasyfColumns(nb) numbers in a row. */
  readonly x: RealMat;
}

export interface LasyfProducts {
  /** T(first.., c) := T(first.., c) - L(first.., 0..depth-1) x, for `rows` rows. */
  column(first: number, rows: number, depth: number, c: number): void;
  /** C := C - L W^T on one triangle of the block of A from `first` on, of that order, with the panel's `depth` columns. */
  triangle(first: number, order: number, depth: number): void;
}

/** As sytf2Ref, by panels of nb columns. Source: LAPACK xSYTRF. */
export function sytrfBlocked(
  uplo: Uplo,
  n: number,
  nb: number,
  A: RealMat,
  ipiv: Int32Array,
  ipivOff: number,
  space: LasyfSpace,
  products: LasyfProducts,
): number {
  let info = 0;
  for (let k = 0; k < n; ) {
    const panel = lasyf(uplo, n, k, Math.min(k + nb, n), A, ipiv, ipivOff, space, products);
    if (info === 0) info = panel.info;
    // What is left is the end of a lower triangle, the beginning of an upper one
    if (panel.next < n) products.triangle(uplo === 'l' ? panel.next : 0, n - panel.next, panel.next - k);
    k = panel.next;
  }
  return info;
}

/**
 * Factors columns `from` to `end` - 1, and one more if the last pivot is 2 x 2; `next` is the first that is left. A column is brought up to
 * date when it is looked at, the rest of A is not touched but for interchanges. Unlike LAPACK's, the panel's multipliers with all its
 * interchanges are a copy, so that nothing in A has to be put back. Source: LAPACK xLASYF.
 */
function lasyf(
  uplo: Uplo,
  n: number,
  from: number,
  end: number,
  A: RealMat,
  ipiv: Int32Array,
  ipivOff: number,
  space: LasyfSpace,
  products: LasyfProducts,
): { next: number; info: number } {
  const up = uplo === 'u';
  const { data: a, off, rs, cs } = lowerView(uplo, n, A);
  const rows = (x: RealMat): LowerView => ({ ...lowerView(uplo, n, x), off: x.off + (up ? n - 1 : 0), cs: x.ld });
  const [L, W, T] = [rows(space.L), rows(space.W), rows(space.T)];
  const [l, w, t, x] = [L.data, W.data, T.data, space.x.data];
  const safe = safeMinimum(A);
  let info = 0;

  /** T(i, c) := A(i, j) - sum_s L(i, s) W(j, s), i = k..n-1. */
  const update = (k: number, j: number, c: number): void => {
    const column = T.off + c * T.cs;
    for (let i = k; i < j; i++) t[column + i * T.rs] = a[off + j * rs + i * cs]!;
    for (let i = j; i < n; i++) t[column + i * T.rs] = a[off + i * rs + j * cs]!;
    const depth = k - from;
    for (let s = 0; s < depth; s++) x[space.x.off + s] = w[W.off + j * W.rs + s * W.cs]!;
    products.column(up ? 0 : k, n - k, depth, c);
  };
  const updated = (i: number, c: number): number => t[T.off + i * T.rs + c * T.cs]!;

  let k = from;
  for (let step = 1; k < end; k += step) {
    step = 1;
    let p = k;
    let pivotColumn = 0;
    update(k, k, 0);
    const akk = Math.abs(updated(k, 0));
    const below = k + 1 < n ? largestAt(t, T.off, T.rs, k + 1, n, up) : { place: k, size: 0 };
    const zero = akk === 0 && below.size === 0;
    if (zero && info === 0) info = up ? n - k : k + 1;
    if (!zero && !isLarge(akk, below.size)) {
      const r = below.place;
      update(k, r, 1);
      const column = T.off + T.cs;
      const left = largestAt(t, column, T.rs, k, r, up).size;
      const down = r + 1 < n ? largestAt(t, column, T.rs, r + 1, n, up).size : 0;
      const choice = choosePivot(akk, below.size, Math.abs(updated(r, 1)), Math.max(left, down));
      if (choice !== 'own') p = r;
      if (choice === 'other') pivotColumn = 1;
      if (choice === 'block') step = 2;
    }
    const q = k + step - 1;
    const depth = k - from;
    if (p !== q) {
      // Column q takes the place of column p in what is left of A, column q itself is replaced below
      a[off + p * (rs + cs)] = a[off + q * (rs + cs)]!;
      for (let i = q + 1; i < p; i++) a[off + p * rs + i * cs] = a[off + i * rs + q * cs]!;
      for (let i = p + 1; i < n; i++) a[off + i * rs + p * cs] = a[off + i * rs + q * cs]!;
      for (let s = 0; s < depth; s++) {
        exchange(l, L.off + q * L.rs + s * L.cs, L.off + p * L.rs + s * L.cs);
        exchange(w, W.off + q * W.rs + s * W.cs, W.off + p * W.rs + s * W.cs);
      }
      for (const c of [0, 1]) exchange(t, T.off + q * T.rs + c * T.cs, T.off + p * T.rs + c * T.cs);
    }
    if (step === 1) {
      const d = updated(k, pivotColumn);
      a[off + k * (rs + cs)] = d;
      const reciprocal = Math.abs(d) >= safe ? 1 / d : 0;
      for (let i = k + 1; i < n; i++) {
        const wi = updated(i, pivotColumn);
        const li = zero ? 0 : reciprocal !== 0 ? wi * reciprocal : wi / d;
        a[off + i * rs + k * cs] = li;
        l[L.off + i * L.rs + depth * L.cs] = li;
        w[W.off + i * W.rs + depth * W.cs] = wi;
      }
    } else {
      const [d0, d1, d2] = [updated(k, 0), updated(q, 0), updated(q, 1)];
      a[off + k * (rs + cs)] = d0;
      a[off + q * rs + k * cs] = d1;
      a[off + q * (rs + cs)] = d2;
      const { d11, d22, t: scale } = blockFactors(d0, d1, d2);
      for (let i = k + 2; i < n; i++) {
        const [w0, w1] = [updated(i, 0), updated(i, 1)];
        const [l0, l1] = [scale * (d22 * w0 - w1), scale * (d11 * w1 - w0)];
        a[off + i * rs + k * cs] = l0;
        a[off + i * rs + q * cs] = l1;
        l[L.off + i * L.rs + depth * L.cs] = l0;
        l[L.off + i * L.rs + (depth + 1) * L.cs] = l1;
        w[W.off + i * W.rs + depth * W.cs] = w0;
        w[W.off + i * W.rs + (depth + 1) * W.cs] = w1;
      }
    }
    storePivot(uplo, n, ipiv, ipivOff, k, step, p);
  }
  return { next: k, info };
}

function exchange(x: Float32Array | Float64Array, p: number, q: number): void {
  const value = x[p]!;
  x[p] = x[q]!;
  x[q] = value;
}

/** Width of the reference's panels. */
const REF_NB = 32;

/** As sytf2Ref, blocked: what the CPU backend falls back to where there is no engine. nb = 0 leaves the width to it. */
export function sytrfBlockedRef(uplo: Uplo, n: number, A: RealMat, ipiv: Int32Array, ipivOff: number, nb = 0): number {
  const wide = Math.min(n, nb === 0 ? REF_NB : nb);
  const space = (rows: number, cols: number): RealMat => ({
    data: A.data instanceof Float32Array ? new Float32Array(rows * cols) : new Float64Array(rows * cols),
    off: 0,
    ld: rows,
  });
  const columns = lasyfColumns(wide);
  const own = { L: space(n, columns), W: space(n, columns), T: space(n, 2), x: space(columns, 1) };
  const { L, W, T, x } = own;
  return sytrfBlocked(uplo, n, wide, A, ipiv, ipivOff, own, {
    column(first, rows, depth, c) {
      for (let s = 0; s < depth; s++) {
        const [l, xs, y] = [s * n + first, x.data[s]!, c * n + first];
        for (let i = 0; i < rows; i++) T.data[y + i] = T.data[y + i]! - L.data[l + i]! * xs;
      }
    },
    triangle(first, order, depth) {
      const C = at(A, first, first);
      gemmtrBlockedRef(uplo, 'n', 't', order, depth, -1, at(L, first, 0), at(W, first, 0), 1, C);
    },
  });
}
