// Packed triangles of the level-2 references: the stored parts of the columns, one behind the other.
import type { Uplo } from '../core/matrix.ts';

/** Where row 0 of column j stands or, in a lower triangle, would stand: element (i, j) is i places further. */
export const packedColumn = (uplo: Uplo, n: number, j: number): number =>
  (j * (uplo === 'u' ? j + 1 : 2 * n - j - 1)) / 2;
