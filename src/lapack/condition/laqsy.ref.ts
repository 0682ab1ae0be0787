// Equilibration of a symmetric matrix by the factors of poequ, where it is worth while, in TypeScript. Host memory only.
import { extreme, THRESHOLD } from '../../core/expert.ts';
import type { FieldMat, RealArray, Uplo } from '../../core/matrix.ts';
import { scaleRef } from './laqge.ref.ts';

/** A := diag(s) A diag(s) in the triangle `uplo`. Returns 1 if that was worth while, else 0. Source: LAPACK xLAQSY. */
export function laqsyRef(uplo: Uplo, n: number, A: FieldMat, s: RealArray, scond: number, amax: number): 0 | 1 {
  if (n === 0 || (!(scond < THRESHOLD) && !extreme(amax, s))) return 0;
  scaleRef(uplo, n, n, A, s, s, 3);
  return 1;
}
