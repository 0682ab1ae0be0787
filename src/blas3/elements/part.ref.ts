// The parts of an m x n matrix for the references: all of it, or a triangle with its diagonal.
import type { Uplo } from '../../core/matrix.ts';

/** First and past-the-last row of column j that belong to the part. */
export function rowsOf(uplo: Uplo | 'f', m: number, j: number): readonly [number, number] {
  if (uplo === 'l') return [Math.min(j, m), m];
  return [0, uplo === 'u' ? Math.min(j + 1, m) : m];
}
