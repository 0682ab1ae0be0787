// Condition number of a symmetric or Hermitian matrix from the factors of sytrf or hetrf, in TypeScript. Host memory only.
import type { FieldMat, Mirror, RealArray, Uplo } from '../../core/matrix.ts';
import { sytrsRef } from '../indefinite/sytrs.ref.ts';
import { hasNaN, rcondRef, vectorLike } from './condition.ref.ts';
import type { Product } from './lacn2.ref.ts';

/**
 * The product with the inverse, or with its adjoint, from a solution: of a real symmetric or a Hermitian matrix they are the same, of a
 * complex symmetric one the adjoint is the conjugate.
 */
export function adjointBy(solve: () => void, vector: () => RealArray, parts: 1 | 2, mirror: Mirror): Product {
  if (parts === 1 || mirror === 'c') return solve;
  const conjugate = (): void => {
    const x = vector();
    for (let i = 1; i < x.length; i += 2) x[i] = -x[i]!;
  };
  return (transposed) => {
    if (transposed) conjugate();
    solve();
    if (transposed) conjugate();
  };
}

/**
 * 1 / (||A|| ||A^-1||), in the 1-norm, with A = L D L^T ('l') or U D U^T ('u') in A and ipiv, with 'c' L D L^H or U D U^H. Source: LAPACK
 * xSYCON, xHECON.
 */
export function syconRef(
  uplo: Uplo,
  n: number,
  A: FieldMat,
  ipiv: Int32Array,
  ipivOff: number,
  anorm: number,
  mirror: Mirror = 't',
): number {
  const data = vectorLike(A, n);
  const { parts = 1 } = A;
  const x = { data, off: 0, ld: Math.max(1, n), parts };
  const solve = (): void => sytrsRef(uplo, n, 1, A, ipiv, ipivOff, x, mirror);
  return rcondRef(
    anorm,
    data,
    adjointBy(solve, () => data, parts, mirror),
    () => hasNaN(uplo, n, A, mirror === 'c' ? 'real' : 'nothing'),
    parts,
  );
}
