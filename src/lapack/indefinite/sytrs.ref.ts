// Solution from a Bunch-Kaufman factorization in TypeScript: pivot by pivot (the oracle), and the conversion of the factors to one
// permutation and whole triangles, from which backends solve by products. Real precisions, host memory only.
import type { RealMat, Uplo } from '../../core/matrix.ts';
import { lowerView } from './sytrf.ref.ts';

/** The step of the factorization at working index k: its size and the row that its last row was exchanged with. */
export function pivotAt(uplo: Uplo, n: number, ipiv: Int32Array, ipivOff: number, k: number) {
  const own = (i: number): number => (uplo === 'l' ? i : n - 1 - i);
  const p = ipiv[ipivOff + own(k)]!;
  return { step: p < 0 ? 2 : 1, p: own(Math.abs(p) - 1) };
}

/** B := A^-1 B with A = L D L^T or U D U^T in A and ipiv. Divides by D as it is. Source: LAPACK xSYTRS. */
export function sytrsRef(
  uplo: Uplo,
  n: number,
  nrhs: number,
  A: RealMat,
  ipiv: Int32Array,
  ipivOff: number,
  B: RealMat,
): void {
  const { data: a, off, rs, cs } = lowerView(uplo, n, A);
  const l = (i: number, j: number): number => a[off + i * rs + j * cs]!;
  const b = B.data;
  const steps: { readonly k: number; readonly step: number; readonly p: number }[] = [];
  for (let k = 0; k < n; k += steps.at(-1)!.step) steps.push({ k, ...pivotAt(uplo, n, ipiv, ipivOff, k) });
  const top = uplo === 'l' ? 0 : n - 1;
  for (let c = 0; c < nrhs; c++) {
    const at = (i: number): number => B.off + top + i * rs + c * B.ld;
    const swap = (i: number, j: number): void => {
      const value = b[at(i)]!;
      b[at(i)] = b[at(j)]!;
      b[at(j)] = value;
    };
    // b := D^-1 L^-1 b, L a product of interchanges and columns
    for (const { k, step, p } of steps) {
      swap(k + step - 1, p);
      for (let j = k; j < k + step; j++) {
        for (let i = k + step; i < n; i++) b[at(i)] = b[at(i)]! - l(i, j) * b[at(j)]!;
      }
      if (step === 1) {
        b[at(k)] = b[at(k)]! / l(k, k);
      } else {
        [b[at(k)], b[at(k + 1)]] = solveBlock(l(k, k), l(k + 1, k), l(k + 1, k + 1), b[at(k)]!, b[at(k + 1)]!);
      }
    }
    // b := L^-T b
    for (const { k, step, p } of steps.reverse()) {
      for (let j = k; j < k + step; j++) {
        let sum = b[at(j)]!;
        for (let i = k + step; i < n; i++) sum -= l(i, j) * b[at(i)]!;
        b[at(j)] = sum;
      }
      swap(k + step - 1, p);
    }
    steps.reverse();
  }
}

/** [a b; b c]^-1 [x y]^T: all is divided by b, which is the largest element of a 2 x 2 pivot. */
export function solveBlock(a: number, b: number, c: number, x: number, y: number): [number, number] {
  const [d11, d22] = [a / b, c / b];
  const [xs, ys] = [x / b, y / b];
  const determinant = d11 * d22 - 1;
  return [(d22 * xs - ys) / determinant, (d11 * ys - xs) / determinant];
}

/**
 * L with all interchanges, so that P^T A P = L D L^T for one permutation P: in place of the triangle in X, a copy of A; its diagonal is not
 * touched, the element of D in a 2 x 2 pivot's column becomes 0. `swaps`, by storage from 1: P^T b exchanges rows i and swaps(i), for
 * i = 1..n for 'l', n..1 for 'u'. Source: LAPACK xSYCONV, xSYTRS2.
 */
export function syconvRef(
  uplo: Uplo,
  n: number,
  X: RealMat,
  ipiv: Int32Array,
  ipivOff: number,
  swaps: Int32Array,
): void {
  const { data: x, off, rs, cs } = lowerView(uplo, n, X);
  const own = (i: number): number => (uplo === 'l' ? i : n - 1 - i);
  // Interchanges that move anything, in order; those of column j are behind `first[j]`.
  const moves: [number, number][] = [];
  const first = new Int32Array(n);
  for (let k = 0; k < n; ) {
    const { step, p } = pivotAt(uplo, n, ipiv, ipivOff, k);
    const q = k + step - 1;
    swaps[own(k)] = own(k) + 1;
    swaps[own(q)] = own(p) + 1;
    if (p !== q) moves.push([q, p]);
    first.fill(moves.length, k, k + step);
    if (step === 2) x[off + q * rs + k * cs] = 0;
    k += step;
  }
  for (let j = 0; j < n; j++) {
    const column = off + j * cs;
    for (let s = first[j]!; s < moves.length; s++) {
      const [q, p] = moves[s]!;
      const value = x[column + q * rs]!;
      x[column + q * rs] = x[column + p * rs]!;
      x[column + p * rs] = value;
    }
  }
}

/** B := D^-1 B with D on the diagonal of A and in the columns of its 2 x 2 pivots. */
export function solveDiagonalRef(
  uplo: Uplo,
  n: number,
  nrhs: number,
  A: RealMat,
  ipiv: Int32Array,
  ipivOff: number,
  B: RealMat,
): void {
  const { data: a, off, rs, cs } = lowerView(uplo, n, A);
  const top = uplo === 'l' ? 0 : n - 1;
  const b = B.data;
  for (let k = 0; k < n; ) {
    const { step } = pivotAt(uplo, n, ipiv, ipivOff, k);
    const d = off + k * (rs + cs);
    for (let c = 0; c < nrhs; c++) {
      const p = B.off + top + k * rs + c * B.ld;
      if (step === 1) b[p] = b[p]! / a[d]!;
      else [b[p], b[p + rs]] = solveBlock(a[d]!, a[d + rs]!, a[d + rs + cs]!, b[p]!, b[p + rs]!);
    }
    k += step;
  }
}
