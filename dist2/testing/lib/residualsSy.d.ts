import { type MatrixView } from './norms.ts';
import type { Random } from './random.ts';
type Uplo = 'l' | 'u';
type Pivots = ArrayLike<number>;
/** What is across the diagonal: the same, or the conjugates beside a real diagonal. */
export type Mirror = 't' | 'c';
/** F D F^T in full and in doubles, in O(n^3): the matrix that the factors stand for; NaN if a pivot is out of range. */
export declare function matrixOfFactors(factors: MatrixView, uplo: Uplo, ipiv: Pivots, mirror?: Mirror): MatrixView;
/** dsyt01 without its eps: ||F D F^T - A||_1 / (n ||A||_1). `a` is the full matrix. */
export declare function sytrfError(a: MatrixView, factors: MatrixView, uplo: Uplo, ipiv: Pivots, mirror?: Mirror): number;
/** ||A x - b||_F / (n ||A||_F ||x||_F) for a random b and x solved with the factors: MAGMA's check of hetrf. `a` is the full matrix. */
export declare function sytrfSolveError(a: MatrixView, factors: MatrixView, uplo: Uplo, ipiv: Pivots, random: Random, mirror?: Mirror): number;
export {};
