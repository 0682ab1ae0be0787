// Iterative refinement of solutions from an LU factorization, in TypeScript. Host memory only.
import type { FieldMat, RealArray, Trans } from '../../core/matrix.ts';
import { getrsRef } from '../lu/getrs.ref.ts';
import { refineRef, systemRef } from './refine.ref.ts';

/** Improves X, op(A) X = B, with P A = L U in AF and ipiv; ferr and berr as refineRef leaves them. */
export function gerfsRef(
  trans: Trans,
  n: number,
  nrhs: number,
  A: FieldMat,
  AF: FieldMat,
  ipiv: Int32Array,
  ipivOff: number,
  B: FieldMat,
  X: FieldMat,
  ferr: RealArray,
  berr: RealArray,
): void {
  const system = systemRef(trans, n, nrhs, A, B, X, (columns, op, R) => getrsRef(op, n, columns, AF, ipiv, ipivOff, R));
  refineRef(system, ferr, berr);
}
