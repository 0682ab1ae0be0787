// Bunch-Kaufman factorization of a symmetric matrix in TypeScript, unblocked (the oracle), and what all versions of it decide by. Real
// precisions, host memory only.
import type { RealArray, RealMat, Uplo } from '../../core/matrix.ts';

/**
 * One triangle of a symmetric matrix, seen as the lower one: element (i, j), i >= j, is data[off + i rs + j cs]. Read from its last row and
 * column backwards, an upper triangle is a lower one, and A = U D U^T becomes A = L D L^T: one text serves both.
 */
export interface LowerView {
  readonly data: RealArray;
  readonly off: number;
  readonly rs: number;
  readonly cs: number;
}

export const lowerView = (uplo: Uplo, n: number, { data, off, ld }: RealMat): LowerView =>
  uplo === 'l' ? { data, off, rs: 1, cs: ld } : { data, off: off + (n - 1) * (ld + 1), rs: -1, cs: -ld };

/** (1 + sqrt 17) / 8: with it two steps with 1 x 1 pivots bound the growth of the elements as one step with a 2 x 2 pivot does. */
const ALPHA = (1 + Math.sqrt(17)) / 8;

/** The pivot of column k: A(k,k), or A(r,r), or the block of rows and columns k and r; r is the place of the column's largest element. */
export type Pivot = 'own' | 'other' | 'block';

/** Whether A(k,k) is taken without a look at column r. NaN in the column takes it too: it stays, and the pivot is in range. */
export const isLarge = (akk: number, colmax: number): boolean => !(akk < ALPHA * colmax);

/** The choice when A(k,k) is not large; arr = |A(r,r)|, rowmax is the largest off the diagonal in column r. */
export function choosePivot(akk: number, colmax: number, arr: number, rowmax: number): Pivot {
  if (akk >= ALPHA * colmax * (colmax / rowmax)) return 'own';
  return arr >= ALPHA * rowmax ? 'other' : 'block';
}

/**
 * Place in from..to - 1 of the largest |x(i)|, x(i) = data[off + i step]. Of equals the one that comes first in storage, as in LAPACK; NaN
 * counts as larger than anything.
 */
export function largestAt(data: RealArray, off: number, step: number, from: number, to: number, backwards: boolean) {
  let place = backwards ? to - 1 : from;
  let best = Math.abs(data[off + place * step]!);
  for (let c = 1; c < to - from && !Number.isNaN(best); c++) {
    const i = backwards ? to - 1 - c : from + c;
    const size = Math.abs(data[off + i * step]!);
    if (!(size <= best)) {
      best = size;
      place = i;
    }
  }
  return { place, size: best };
}

/** Factors of the update by a 2 x 2 pivot [a b; b c]: rows (x, y) of its two columns become ((d22 x - y) t, (d11 y - x) t). */
export function blockFactors(a: number, b: number, c: number) {
  const [d11, d22] = [a / b, c / b];
  return { d11, d22, t: 1 / (d11 * d22 - 1) / b };
}

/** Stores a step in LAPACK's convention: pivots count from 1; both of a 2 x 2 pivot are negative. Working index to storage by `uplo`. */
export function storePivot(uplo: Uplo, n: number, ipiv: Int32Array, off: number, k: number, step: number, p: number) {
  const own = (i: number): number => (uplo === 'l' ? i : n - 1 - i);
  for (let i = k; i < k + step; i++) ipiv[off + own(i)] = step === 1 ? own(p) + 1 : -(own(p) + 1);
}

/**
 * A = L D L^T ('l') or U D U^T ('u'), one pivot after the other. A: D and the multipliers in place of the triangle; ipiv as in LAPACK.
 * Returns info: 0, or the 1-based place of the first pivot met that is exactly zero ('u' begins at the last). Source: LAPACK xSYTF2.
 */
export function sytf2Ref(uplo: Uplo, n: number, A: RealMat, ipiv: Int32Array, ipivOff: number): number {
  const { data: a, off, rs, cs } = lowerView(uplo, n, A);
  const at = (i: number, j: number): number => off + i * rs + j * cs;
  const swap = (p: number, q: number): void => {
    const x = a[p]!;
    a[p] = a[q]!;
    a[q] = x;
  };
  const up = uplo === 'u';
  let info = 0;
  for (let k = 0, step = 1; k < n; k += step) {
    step = 1;
    let p = k;
    const akk = Math.abs(a[at(k, k)]!);
    const below = k + 1 < n ? largestAt(a, at(0, k), rs, k + 1, n, up) : { place: k, size: 0 };
    if (akk === 0 && below.size === 0) {
      // D(k,k) = 0 and its column of L is zero
      if (info === 0) info = up ? n - k : k + 1;
      storePivot(uplo, n, ipiv, ipivOff, k, 1, k);
      continue;
    }
    if (!isLarge(akk, below.size)) {
      const r = below.place;
      const left = largestAt(a, at(r, 0), cs, k, r, up).size;
      const down = r + 1 < n ? largestAt(a, at(0, r), rs, r + 1, n, up).size : 0;
      const choice = choosePivot(akk, below.size, Math.abs(a[at(r, r)]!), Math.max(left, down));
      if (choice !== 'own') p = r;
      if (choice === 'block') step = 2;
    }
    // Rows and columns q and p change places in the matrix that is left
    const q = k + step - 1;
    if (p !== q) {
      for (let i = p + 1; i < n; i++) swap(at(i, q), at(i, p));
      for (let i = q + 1; i < p; i++) swap(at(i, q), at(p, i));
      swap(at(q, q), at(p, p));
      if (step === 2) swap(at(q, k), at(p, k));
    }
    if (step === 1) {
      // L(i,k) := A(i,k) / D(k,k),  A(i,j) := A(i,j) - L(i,k) D(k,k) L(j,k)
      const d = a[at(k, k)]!;
      for (let j = k + 1; j < n; j++) {
        const ajk = a[at(j, k)]!;
        for (let i = j; i < n; i++) a[at(i, j)] = a[at(i, j)]! - (a[at(i, k)]! / d) * ajk;
      }
      for (let i = k + 1; i < n; i++) a[at(i, k)] = a[at(i, k)]! / d;
    } else if (k + 2 < n) {
      // [L(i,k) L(i,k+1)] := [A(i,k) A(i,k+1)] D^-1,  A(i,j) := A(i,j) - [A(i,k) A(i,k+1)] [L(j,k) L(j,k+1)]^T
      const { d11, d22, t } = blockFactors(a[at(k, k)]!, a[at(q, k)]!, a[at(q, q)]!);
      for (let j = k + 2; j < n; j++) {
        const [x, y] = [a[at(j, k)]!, a[at(j, q)]!];
        const [lk, lq] = [t * (d22 * x - y), t * (d11 * y - x)];
        for (let i = j; i < n; i++) a[at(i, j)] = a[at(i, j)]! - a[at(i, k)]! * lk - a[at(i, q)]! * lq;
        a[at(j, k)] = lk;
        a[at(j, q)] = lq;
      }
    }
    storePivot(uplo, n, ipiv, ipivOff, k, step, p);
  }
  return info;
}
