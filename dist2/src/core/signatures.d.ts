import type { Complex } from './field.ts';
import type { Diag, RealArray, Side, Trans, Uplo } from './matrix.ts';
/** A number of any field. */
export type Numeric = number | Complex;
/** C := alpha op(A) op(B) + beta C. */
export type Gemm<M, S = Numeric> = (transA: Trans, transB: Trans, m: number, n: number, k: number, alpha: S, A: M, B: M, beta: S, C: M) => void;
/** The same on the triangle `uplo` of a C of order n. */
export type Gemmtr<M, S = Numeric> = (uplo: Uplo, transA: Trans, transB: Trans, n: number, k: number, alpha: S, A: M, B: M, beta: S, C: M) => void;
/** C := alpha A B + beta C or alpha B A + beta C with a symmetric A. */
export type Symm<M, S = Numeric> = (side: Side, uplo: Uplo, m: number, n: number, alpha: S, A: M, B: M, beta: S, C: M) => void;
/** C := alpha A A^T + beta C or alpha A^T A + beta C on a triangle. */
export type Syrk<M, S = Numeric> = (uplo: Uplo, trans: Trans, n: number, k: number, alpha: S, A: M, beta: S, C: M) => void;
/** C := alpha (A B^T + B A^T) + beta C or alpha (A^T B + B^T A) + beta C on a triangle. */
export type Syr2k<M, S = Numeric> = (uplo: Uplo, trans: Trans, n: number, k: number, alpha: S, A: M, B: M, beta: S, C: M) => void;
/** B := alpha op(A) B or alpha B op(A) (trmm), alpha op(A)^-1 B or alpha B op(A)^-1 (trsm), with a triangle A. */
export type Triangular<M, S = Numeric> = (side: Side, uplo: Uplo, transA: Trans, diag: Diag, m: number, n: number, alpha: S, A: M, B: M) => void;
/** P A = L U; the result is info. Pivots count from 1 and lie in 1..m, whatever A holds. */
export type Getrf<M> = (m: number, n: number, A: M, ipiv: Int32Array, ipivOff: number) => number;
export type Getrs<M> = (trans: Trans, n: number, nrhs: number, A: M, ipiv: Int32Array, ipivOff: number, B: M) => void;
/** A = L L^H or U^H U; the result is info. */
export type Potrf<M> = (uplo: Uplo, n: number, A: M) => number;
export type Potrs<M> = (uplo: Uplo, n: number, nrhs: number, A: M, B: M) => void;
export type Geqrf<M> = (m: number, n: number, A: M, tau: RealArray, tauOff: number) => void;
