// LASCL in TypeScript: the factors of the scaling, and their application. Host memory only.
import type { FieldMat, Uplo } from '../../core/matrix.ts';
import { scalingSteps } from '../../core/scaling.ts';
import { rowsOf } from './part.ref.ts';

/** A := (cto / cfrom) A, the quotient real, in the part `uplo` of an m x n matrix, without overflow or underflow on the way. */
export function lasclRef(
  uplo: Uplo | 'f',
  cfrom: number,
  cto: number,
  m: number,
  n: number,
  A: FieldMat,
  safeMin: number,
): void {
  const { data, off, ld, parts = 1 } = A;
  for (const factor of scalingSteps(cfrom, cto, safeMin)) {
    for (let j = 0; j < n; j++) {
      const [first, last] = rowsOf(uplo, m, j);
      const column = off + j * ld;
      for (let p = parts * (column + first); p < parts * (column + last); p++) data[p] = factor * data[p]!;
    }
  }
}
