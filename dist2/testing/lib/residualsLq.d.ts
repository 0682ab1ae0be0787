import type { Side } from '../../src/index.ts';
import { type MatrixView } from './norms.ts';
import type { Random } from './random.ts';
/** The transpose, of a complex matrix the adjoint, as a matrix of its own. */
export declare function transposed(a: MatrixView): MatrixView;
/** ||L - A Q^H||_1 / (N ||A||_1) and ||I - Q Q^H||_1 / N, Q being min(m, n) x n. */
export declare function lqErrors(a: MatrixView, lq: MatrixView, tau: MatrixView): [residual: number, orthogonality: number];
/** The same in O(m n), in the Frobenius norm, from random vectors on the transposes. */
export declare function lqVectorCheck(a: MatrixView, lq: MatrixView, tau: MatrixView, random: Random): [number, number];
/** A P for a permutation counted from 1; undefined if it is none. */
export declare function permuted(a: MatrixView, jpvt: ArrayLike<number>): MatrixView | undefined;
/**
 * ||A P - Q R||_1 / (max(m, n) ||A||_1), as LAPACK's xQPT01, and ||x - Q^H Q x||_2 / (m ||x||_2) for random signs x. NaN where jpvt is not
 * a permutation.
 */
export declare function pivotedErrors(a: MatrixView, qr: MatrixView, tau: MatrixView, jpvt: ArrayLike<number>, random: Random): [residual: number, orthogonality: number];
/** The part of a pentagon that is there, in doubles, with zeros below it. */
export declare function pentagon(b: MatrixView, l: number): MatrixView;
/** Whether what lies below the pentagon has the same bits. */
export declare function belowKept(before: MatrixView, after: MatrixView, l: number): boolean;
interface Stacked {
    readonly a: MatrixView;
    readonly b: MatrixView;
}
/**
 * Of tpqrt: ||[A; B] - Q [R; 0]||_F / ((m+n) ||[A; B]||_F), the orthogonality of Q on random signs, and T against the one of the
 * reflectors. NaN where what is not used was written.
 */
export declare function tpqrtErrors(l: number, nb: number, before: Readonly<Record<'A' | 'B' | 'T', MatrixView>>, after: Readonly<Record<'A' | 'B' | 'T', MatrixView>>, random: Random): number[];
/** Of tpmqrt: the difference from reflectors applied in doubles, relative to (rows of Q) ||[A; B]||_F. */
export declare function tpmqrtError({ side, trans, l, nb }: {
    readonly side: Side;
    readonly trans: boolean;
    readonly l: number;
    readonly nb: number;
}, v: MatrixView, t: MatrixView, before: Stacked, after: Stacked): number;
export {};
