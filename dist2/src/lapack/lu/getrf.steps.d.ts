import type { Gemm, Triangular } from '../../core/signatures.ts';
import type { Step } from '../../runtime/scheduler.ts';
export interface LuOps {
    readonly panelOn: 'cpu' | 'gpu';
    /** P A = L U for columns j .. j+w-1 from row j on, pivots and info included. */
    panel(j: number, w: number): void | Promise<void>;
    /**
     * What the factored columns j .. j+w-1 mean for columns from .. to-1: interchanges, U12 := L11^-1 A12, A22 := A22 - L21 U12. With
     * `left` the interchanges are made in columns 0 .. j-1 too.
     */
    update(j: number, w: number, from: number, to: number, left: boolean): void;
    /** If it is there, the interchanges in columns in front of their panels are made by it, behind everything else. */
    readonly interchangeLeft?: ((widths: readonly number[]) => void) | undefined;
}
/**
 * Right-looking LU of an m x n matrix in blocks of `widths` columns, the last cut off. A resource is a column, with the pivots that belong
 * to it. Where panels are computed elsewhere, the next panel's columns are a step of their own, so that it can begin before the rest is
 * done: `overlapped` finds out by itself. Source: LAPACK xGETRF.
 */
export declare function getrfSteps(m: number, n: number, widths: readonly number[], ops: LuOps): Generator<Step, void>;
export interface LuHalves<M> {
    /** Columns that are left to `panel`. */
    readonly leaf: number;
    /** P A = L U for columns j .. to-1 from row j on. Pivots, and the info returned, count from row and column 0 of A. */
    panel(j: number, to: number): number;
    /** Rows i and ipiv(i) of columns j .. to-1 change places, i = first .. last-1. */
    interchange(j: number, to: number, first: number, last: number): void;
    readonly trsm: Triangular<M>;
    readonly gemm: Gemm<M>;
    at(A: M, i: number, j: number): M;
}
/**
 * P A = L U for columns j .. to-1 of an A of m rows, from row j on, by halving the columns: nearly all work is in the multiplication.
 * Returns info, counted from column 0. Source: S. Toledo, Locality of reference in LU decomposition with partial pivoting, SIAM J. Matrix
 * Anal. Appl. 18 (1997); LAPACK xGETRF2.
 *
 *   A(j:, j:to) = [ A11  A12 ]   A11 is n1 x n1 with n1 about half the order
 *                 [ A21  A22 ]
 */
export declare function getrfHalves<M>(ops: LuHalves<M>, m: number, A: M, j: number, to: number): number;
