import type { FieldMat, Mirror, RealArray, Uplo } from '../../core/matrix.ts';
import type { Product } from './lacn2.ref.ts';
/**
 * The product with the inverse, or with its adjoint, from a solution: of a real symmetric or a Hermitian matrix they are the same, of a
 * complex symmetric one the adjoint is the conjugate.
 */
export declare function adjointBy(solve: () => void, vector: () => RealArray, parts: 1 | 2, mirror: Mirror): Product;
/**
 * 1 / (||A|| ||A^-1||), in the 1-norm, with A = L D L^T ('l') or U D U^T ('u') in A and ipiv, with 'c' L D L^H or U D U^H. Source: LAPACK
 * xSYCON, xHECON.
 */
export declare function syconRef(uplo: Uplo, n: number, A: FieldMat, ipiv: Int32Array, ipivOff: number, anorm: number, mirror?: Mirror): number;
