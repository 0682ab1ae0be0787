// LASCL in TypeScript: the factors of the scaling, and their application. Real precisions, host memory only.
import type { RealMat, Uplo } from '../../core/matrix.ts';
import { scalingSteps } from '../../core/scaling.ts';
import { rowsOf } from './part.ref.ts';

/** A := (cto / cfrom) A in the part `uplo` of an m x n matrix, without overflow or underflow on the way. */
export function lasclRef(
  uplo: Uplo | 'f',
  cfrom: number,
  cto: number,
  m: number,
  n: number,
  A: RealMat,
  safeMin: number,
): void {
  for (const factor of scalingSteps(cfrom, cto, safeMin)) {
    for (let j = 0; j < n; j++) {
      const [first, last] = rowsOf(uplo, m, j);
      const column = A.off + j * A.ld;
      for (let i = first; i < last; i++) A.data[column + i] = factor * A.data[column + i]!;
    }
  }
}
