// How large a matrix is, and the power of two that brings it where squares stay within the range. Real precisions, host memory only.
import { larger, precOf } from '../../core/extremes.ts';
import type { RealMat } from '../../core/matrix.ts';

/** Between these the largest element is left as it is. */
const BAND = { s: [2 ** -40, 2 ** 40], d: [2 ** -450, 2 ** 450] } as const;

/** The largest |a(i,j)|, n x n; NaN if an element is, Infinity if one is infinite and none is NaN. */
export function magnitudeRef(n: number, { data, off, ld }: RealMat): number {
  let most = 0;
  for (let j = 0; j < n; j++) {
    const column = off + j * ld;
    for (let i = 0; i < n; i++) most = larger(Math.abs(data[column + i]!), most);
  }
  return most;
}

/** A, n x n, times a power of two, which is returned; 1 where nothing needs scaling. A is finite. */
export function scaleRef(n: number, A: RealMat): number {
  const [low, high] = BAND[precOf(A.data)];
  const most = magnitudeRef(n, A);
  if (most === 0 || (most >= low && most <= high)) return 1;
  // Not beyond what has a reciprocal: subnormal numbers become 2^-50 at least.
  const factor = 2 ** Math.max(-1022, Math.min(1022, -Math.floor(Math.log2(most))));
  for (let j = 0; j < n; j++) {
    const column = A.off + j * A.ld;
    for (let i = 0; i < n; i++) A.data[column + i] = A.data[column + i]! * factor;
  }
  return factor;
}

/** Rows and columns of a matrix := NaN. */
export function blankRef(rows: number, cols: number, A: RealMat): void {
  for (let j = 0; j < cols; j++) A.data.fill(Number.NaN, A.off + j * A.ld, A.off + j * A.ld + rows);
}
