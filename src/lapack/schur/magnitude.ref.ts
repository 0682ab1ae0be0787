// How large a matrix is, and the power of two that brings it where squares stay within the range. Host memory only.
import { precOf } from '../../core/extremes.ts';
import { entriesOf, type FieldMat } from '../../core/matrix.ts';

/** Between these the largest element is left as it is. */
const BAND = { s: [2 ** -40, 2 ** 40], d: [2 ** -450, 2 ** 450] } as const;

/** The largest |a(i,j)|, of complex numbers of a part, n x n; NaN if one is, Infinity if one is infinite and none is NaN. */
export function magnitudeRef(n: number, A: FieldMat): number {
  const { data, off, ld } = entriesOf(A);
  const rows = n * (A.parts ?? 1);
  // Two at a time, without branches: signs and sizes are not to be guessed.
  let [most, other] = [0, 0];
  for (let j = 0; j < n; j++) {
    const column = off + j * ld;
    const last = column + rows - 1;
    for (let p = column; p < last; p += 2) {
      most = Math.max(most, Math.abs(data[p]!));
      other = Math.max(other, Math.abs(data[p + 1]!));
    }
    if (rows % 2 === 1) most = Math.max(most, Math.abs(data[last]!));
  }
  return Math.max(most, other);
}

/**
 * A, n x n, times a power of two, which is returned, for what is computed in that precision; 1 where nothing needs scaling. A is finite.
 */
export function scaleRef(n: number, A: FieldMat, prec = precOf(A.data)): number {
  const [low, high] = BAND[prec];
  const most = magnitudeRef(n, A);
  if (most === 0 || (most >= low && most <= high)) return 1;
  // Not beyond what has a reciprocal: subnormal numbers become 2^-50 at least.
  const factor = 2 ** Math.max(-1022, Math.min(1022, -Math.floor(Math.log2(most))));
  multiplyRef(n, A, factor);
  return factor;
}

/** A := factor A, n x n. */
export function multiplyRef(n: number, A: FieldMat, factor: number): void {
  const { data, off, ld } = entriesOf(A);
  const rows = n * (A.parts ?? 1);
  for (let j = 0; j < n; j++) {
    const column = off + j * ld;
    for (let i = 0; i < rows; i++) data[column + i] = data[column + i]! * factor;
  }
}

/** Rows and columns of a matrix := NaN. */
export function blankRef(rows: number, cols: number, A: FieldMat): void {
  const { parts = 1 } = A;
  const { data, off, ld } = entriesOf(A);
  for (let j = 0; j < cols; j++) data.fill(Number.NaN, off + j * ld, off + j * ld + parts * rows);
}
