import { type RealMat } from '../../core/matrix.ts';
import { type Scales } from './gmres.ref.ts';
/** A rounded to half, m x n, its rows or columns scaled by powers of two to below 2. */
export declare function toHalves(m: number, n: number, A: RealMat, scaled: 'rows' | 'columns'): RealMat;
/**
 * Powers of two r, then c, next below the inverses of the largest |A(i, j)| of rows, and of |r(i) A(i, j)| of columns; A := diag(r) A
 * diag(c).
 */
export declare function equilibratePowersRef(n: number, A: RealMat): Scales;
/** P A = L U in blocks, A22 := A22 - L21 U12 with both factors rounded to half; returns info, as getrfRef. */
export declare function getrfHalvesRef(n: number, A: RealMat, ipiv: Int32Array, ipivOff: number): number;
/** What is added to the diagonal, which is between 1 and 4, in turn: a matrix that is barely definite loses that by rounding to half. */
export declare const SHIFTS: readonly number[];
/** Powers of two s with s(i)^2 A(i, i) between 1 and 4, so far as A has a positive diagonal that singles can be scaled by. */
export declare function diagonalPowers(n: number, A: RealMat): Float32Array;
/** L L^T = A in the lower triangle, in blocks, A22 := A22 - L21 L21^T with L21 rounded to half; returns info, as potrfRef. */
export declare function potrfHalvesRef(n: number, A: RealMat): number;
