import type { Side } from '../../src/index.ts';
import { type MatrixView } from './norms.ts';
import type { Random } from './random.ts';
/** A matrix of zeros in doubles. */
export declare const zeros: (rows: number, cols: number, parts: 2 | undefined) => MatrixView;
/** A copy in doubles, with tight columns. */
export declare function inDoubles(a: MatrixView): MatrixView;
/** R8: ||R - Q^H A||_1 / (N ||A||_1) and ||I - Q^H Q||_1 / N, Q being m x min(m, n). */
export declare function qrErrors(a: MatrixView, qr: MatrixView, tau: MatrixView): [residual: number, orthogonality: number];
/**
 * The same in O(m n), in the Frobenius norm: for random signs t, E ||X t||^2 = ||X||_F^2. With X = A - Q R, and with I - Q^H Q of the
 * whole m x m product of reflectors.
 */
export declare function qrVectorCheck(a: MatrixView, qr: MatrixView, tau: MatrixView, random: Random): [number, number];
/** -c2: ||A x - b||_F / (max(m, n) ||A||_F ||x||_F) for b = A times a random vector and x from the factors, m >= n. */
export declare function qrSolveError(a: MatrixView, qr: MatrixView, tau: MatrixView, random: Random): number;
/** ||Q - Q_ref||_F / (m ||Q_ref||_F), Q_ref (m x n) being the reflectors of v and tau written out in doubles. */
export declare function writtenQError(v: MatrixView, tau: MatrixView, q: MatrixView): number;
/** The same in O(m n), by random vectors. */
export declare function writtenQVectorCheck(v: MatrixView, tau: MatrixView, q: MatrixView, random: Random): number;
/** ||C' - op(Q) C||_F / (N ||C||_F), or C op(Q), for Q of order N, op(Q) being Q or Q^H, computed in doubles. */
export declare function productQError(side: Side, transposed: boolean, v: MatrixView, tau: MatrixView, c: MatrixView, result: MatrixView): number;
/** The same in O(mk + mn), by random vectors, from the other side of C. */
export declare function productQVectorCheck(side: Side, transposed: boolean, v: MatrixView, tau: MatrixView, c: MatrixView, result: MatrixView, random: Random): number;
