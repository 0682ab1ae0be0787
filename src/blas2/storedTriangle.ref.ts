// One stored triangle of a matrix, dense, packed or banded, as the level-2 references walk through it.
import { bandMat, type FieldMat, type RealArray, type Uplo } from '../core/matrix.ts';

/** A triangle of order n with `reach` diagonals beside the main one: element (i, j) is that of data, or the pair, at column(j) + i. */
export interface Triangle {
  readonly uplo: Uplo;
  readonly n: number;
  readonly reach: number;
  readonly data: RealArray;
  readonly parts?: 1 | 2 | undefined;
  column(j: number): number;
}

export const dense = (uplo: Uplo, n: number, { data, off, ld, parts }: FieldMat): Triangle => ({
  ...{ uplo, n, data, parts, reach: n },
  column: (j) => off + j * ld,
});

/** The stored parts of the columns, one behind the other. */
export const packed = (uplo: Uplo, n: number, { data, off, parts }: FieldMat): Triangle => ({
  ...{ uplo, n, data, parts, reach: n },
  column: (j) => off + (j * (uplo === 'u' ? j + 1 : 2 * n - j - 1)) / 2,
});

export const banded = (uplo: Uplo, n: number, k: number, A: FieldMat): Triangle => ({
  ...dense(uplo, n, bandMat(A, uplo === 'u' ? k : 0)),
  reach: k,
});

/** Calls `visit` for each column: the place of its row 0, and its rows beside the diagonal, the last of them excluded. */
export function eachColumn(
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
