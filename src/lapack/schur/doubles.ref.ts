// Matrices of doubles, real or complex: what iteration on Hessenberg forms works on, for singles too. Host memory only.
import { at, type FieldMat, type Mat } from '../../core/matrix.ts';

/** A matrix of doubles on the host, or in the engine's memory as it is seen from there; complex where it has two parts. */
export type Doubles = Mat<Float64Array>;

/** A new one. */
export const newDoubles = (rows: number, cols: number, parts: 1 | 2 = 1): Doubles => ({
  data: new Float64Array(parts * rows * cols),
  off: 0,
  ld: Math.max(1, rows),
  parts,
});

/** B := A, rows x cols; singles become doubles, or doubles singles. */
export function copyRef(rows: number, cols: number, A: FieldMat, B: FieldMat): void {
  const { parts = 1 } = A;
  // Columns without rows are nowhere.
  for (let j = 0; rows > 0 && j < cols; j++) {
    const [from, to] = [parts * (A.off + j * A.ld), parts * (B.off + j * B.ld)];
    B.data.set(A.data.subarray(from, from + parts * rows), to);
  }
}

/** A := a unit matrix of order n. */
export function unitRef(n: number, A: FieldMat): void {
  const { parts = 1 } = A;
  for (let j = 0; j < n; j++) {
    const column = A.off + j * A.ld;
    A.data.fill(0, parts * column, parts * (column + n));
    A.data[parts * (column + j)] = 1;
  }
}

/** A, rows x cols, := 0 below the diagonal that lies `below` rows under the main one. */
export function clearBelow(rows: number, cols: number, below: number, A: FieldMat): void {
  const { parts = 1 } = A;
  for (let j = 0; j + below + 1 < rows && j < cols; j++) {
    const column = at(A, 0, j).off;
    A.data.fill(0, parts * (column + j + below + 1), parts * (column + rows));
  }
}

/** (x, y) := (c x + s y, c y - s x), of `count` elements that lie `step` apart. */
export function rotateRef(
  count: number,
  data: Float64Array,
  x: number,
  y: number,
  step: number,
  c: number,
  s: number,
): void {
  for (let l = 0, p = x, q = y; l < count; l++, p += step, q += step) {
    const [a, b] = [data[p]!, data[q]!];
    data[p] = c * a + s * b;
    data[q] = c * b - s * a;
  }
}
