// What the level-2 references do with one stored triangle, dense, packed or banded, in double precision. Vectors as in vector.ref.ts.
import { bandMat, type Diag, type RealArray, type RealMat, type Trans, type Uplo } from '../core/matrix.ts';
import { accumulate, elements } from './vector.ref.ts';

/** A triangle of order n with `reach` diagonals beside the main one: element (i, j) is data[column(j) + i]. */
export interface Triangle {
  readonly uplo: Uplo;
  readonly n: number;
  readonly reach: number;
  readonly data: RealArray;
  column(j: number): number;
}

export const dense = (uplo: Uplo, n: number, { data, off, ld }: RealMat): Triangle => ({
  ...{ uplo, n, data, reach: n },
  column: (j) => off + j * ld,
});

/** The stored parts of the columns, one behind the other. */
export const packed = (uplo: Uplo, n: number, { data, off }: RealMat): Triangle => ({
  ...{ uplo, n, data, reach: n },
  column: (j) => off + (j * (uplo === 'u' ? j + 1 : 2 * n - j - 1)) / 2,
});

export const banded = (uplo: Uplo, n: number, k: number, A: RealMat): Triangle => ({
  ...dense(uplo, n, bandMat(A, uplo === 'u' ? k : 0)),
  reach: k,
});

/** Calls `visit` for each column: the place of its row 0, and its rows beside the diagonal, the last of them excluded. */
function eachColumn(
  { uplo, n, reach, column }: Triangle,
  visit: (j: number, at: number, first: number, last: number) => void,
  forward = true,
): void {
  for (let step = 0; step < n; step++) {
    const j = forward ? step : n - 1 - step;
    if (uplo === 'l') visit(j, column(j), j + 1, Math.min(n, j + reach + 1));
    else visit(j, column(j), Math.max(0, j - reach), j);
  }
}

/** x := op(A) x. */
export function multiply(A: Triangle, trans: Trans, diag: Diag, x: RealMat): void {
  const { data, n } = A;
  const xs = elements(x, n);
  const sums = new Float64Array(n);
  eachColumn(A, (j, at, first, last) => {
    sums[j]! += diag === 'u' ? xs[j]! : data[at + j]! * xs[j]!;
    for (let i = first; i < last; i++) {
      if (trans === 'n') sums[i]! += data[at + i]! * xs[j]!;
      else sums[j]! += data[at + i]! * xs[i]!;
    }
  });
  accumulate(sums, 0, x);
}

/** x := op(A)^-1 x. */
export function solve(A: Triangle, trans: Trans, diag: Diag, x: RealMat): void {
  const { data, n, uplo } = A;
  const xs = elements(x, n);
  // Columns of A in the order in which unknowns become known: op(A) lower forwards, upper backwards.
  const forward = (uplo === 'l') === (trans === 'n');
  const visit = (j: number, at: number, first: number, last: number): void => {
    // Transposed, x(j) lacks the unknowns that are known by now; else it is known itself and leaves the others.
    if (trans !== 'n') for (let i = first; i < last; i++) xs[j]! -= data[at + i]! * xs[i]!;
    if (diag === 'n') xs[j]! /= data[at + j]!;
    if (trans === 'n') for (let i = first; i < last; i++) xs[i]! -= data[at + i]! * xs[j]!;
  };
  eachColumn(A, visit, forward);
  accumulate(xs, 0, x);
}

/** y := alpha A x + beta y with the symmetric A of which this is a triangle. */
export function multiplySymmetric(A: Triangle, alpha: number, x: RealMat, beta: number, y: RealMat): void {
  const { data, n } = A;
  const sums = new Float64Array(n);
  if (alpha !== 0) {
    const xs = elements(x, n);
    eachColumn(A, (j, at, first, last) => {
      sums[j]! += alpha * data[at + j]! * xs[j]!;
      for (let i = first; i < last; i++) {
        // The element stands in row i and, by symmetry, in row j.
        const a = alpha * data[at + i]!;
        sums[i]! += a * xs[j]!;
        sums[j]! += a * xs[i]!;
      }
    });
  }
  accumulate(sums, beta, y);
}

/** A := A + alpha x x^T, or with y A + alpha x y^T + alpha y x^T. */
export function update(A: Triangle, alpha: number, x: RealMat, y?: RealMat): void {
  const { data, n } = A;
  if (alpha === 0) return;
  const xs = elements(x, n);
  const ys = y === undefined ? undefined : elements(y, n);
  eachColumn(A, (j, at, first, last) => {
    const [ofX, ofY] = [alpha * (ys ?? xs)[j]!, alpha * xs[j]!];
    for (let i = Math.min(first, j); i < Math.max(last, j + 1); i++) {
      data[at + i]! += ys === undefined ? xs[i]! * ofX : xs[i]! * ofX + ys[i]! * ofY;
    }
  });
}
