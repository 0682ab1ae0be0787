import type { MatrixView } from './norms.ts';
import { type Op } from './product.ts';
import type { Random } from './random.ts';
import { type Applied } from './residuals.ts';
type Pivots = ArrayLike<number>;
/** R3: ||P A - L U||_F / (N ||P A||_F), in O(m n min(m, n)). */
export declare function getrfError(a: MatrixView, lu: MatrixView, ipiv: Pivots): number;
/**
 * R3 in O(m n): with E = P A - L U and random signs t, E ||E t||^2 = ||E||_F^2, so the root of the mean of ||E t||^2
 * over some t estimates ||E||_F.
 */
export declare function getrfVectorCheck(a: MatrixView, lu: MatrixView, ipiv: Pivots, random: Random, vectors?: number): number;
/** x := A^-1 b from its factors, in doubles. */
export declare function luSolve(lu: MatrixView, ipiv: Pivots, b: Float64Array): Float64Array;
/**
 * R4: ||A x - b||_F / (N ||A||_F ||x||_F) for a random b and x solved with the factors, square A only. `random` must not
 * start where A's generator started: b would be a column of A, x a unit vector and the error nearly zero.
 */
export declare function getrfSolveError(a: MatrixView, lu: MatrixView, ipiv: Pivots, random: Random): number;
/** op(A) x for A = P^T L U. */
export declare function factorMultiply(lu: MatrixView, ipiv: Pivots, x: Float64Array, op: Op): Float64Array;
/** P^T L U for such factors. */
export declare const appliedFactors: (lu: MatrixView, ipiv: Pivots) => Applied;
/** dget02 as in solveRatio, in units of one, of a solve with such factors: nothing takes more than O(n^2). */
export declare function factorSolveRatio(lu: MatrixView, ipiv: Pivots, x: MatrixView, b: MatrixView, op: Op): number;
export {};
