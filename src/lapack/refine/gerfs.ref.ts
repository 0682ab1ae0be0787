// Iterative refinement of solutions from an LU factorization, in TypeScript. Real precisions, host memory only.
import { adjoint, type RealArray, type RealMat, type Trans } from '../../core/matrix.ts';
import { getrsRef } from '../lu/getrs.ref.ts';
import { refineRef, systemRef } from './refine.ref.ts';

/** Improves X, op(A) X = B, with P A = L U in AF and ipiv; ferr and berr as refineRef leaves them. */
export function gerfsRef(
  trans: Trans,
  n: number,
  nrhs: number,
  A: RealMat,
  AF: RealMat,
  ipiv: Int32Array,
  ipivOff: number,
  B: RealMat,
  X: RealMat,
  ferr: RealArray,
  berr: RealArray,
): void {
  const system = systemRef(trans, n, nrhs, A, B, X, (columns, transposed, R) =>
    getrsRef(transposed ? adjoint(trans) : trans, n, columns, AF, ipiv, ipivOff, R),
  );
  refineRef(system, ferr, berr);
}
