// A dense matrix that came from a file, and what decides how it is solved. Pure: pages use it too.
import type { MatrixMarket } from '../src/linalg/matrixMarket.ts';

export interface DenseFile {
  readonly file: string;
  readonly rows: number;
  readonly cols: number;
  readonly a: Float64Array;
  readonly nonzeros: number;
  readonly symmetry: MatrixMarket['symmetry'];
}

/** '494 x 494, symmetric, 1666 nonzeros (0.7 %)' */
export function shapeText({ rows, cols, nonzeros, symmetry }: DenseFile): string {
  const percent = (100 * nonzeros) / (rows * cols);
  const share = rows * cols > 0 ? ` (${percent < 10 ? percent.toPrecision(2) : percent.toFixed(0)} %)` : '';
  const kind = symmetry === 'general' ? '' : `, ${symmetry}`;
  return `${rows} x ${cols}${kind}, ${nonzeros} nonzeros${share}`;
}

/** Whatever the file says. */
export function isSymmetric({ rows: n, cols, a }: DenseFile): boolean {
  if (n !== cols) return false;
  for (let j = 0; j < n; j++) for (let i = j + 1; i < n; i++) if (a[i + j * n] !== a[j + i * n]) return false;
  return true;
}

/** Whether Cholesky is worth a try: symmetric, with a positive diagonal. */
export function looksDefinite(A: DenseFile): boolean {
  for (let j = 0; j < A.rows; j++) if (!(A.a[j * (A.rows + 1)]! > 0)) return false;
  return isSymmetric(A);
}

/** A times ones: the right-hand side whose solution is known. */
export function timesOnes(rows: number, a: Float64Array): Float64Array {
  const b = new Float64Array(rows);
  for (let e = 0; e < a.length; e++) b[e % rows] = b[e % rows]! + a[e]!;
  return b;
}
