import type { Gemmtr, Potrf, Triangular } from '../../core/signatures.ts';
import type { Step } from '../../runtime/scheduler.ts';
export interface CholeskyOps {
    readonly blockOn: 'cpu' | 'gpu';
    /** A11 := L11 for the block of order w at j; without `solve` A21 := A21 L11^-T too. */
    block(j: number, w: number): void | Promise<void>;
    /** A21 := A21 L11^-T for the rows below it. */
    solve?(j: number, w: number): void;
    /** Columns from .. to-1, from the diagonal on, minus the product of the panel's rows. */
    update(j: number, w: number, from: number, to: number): void;
}
/**
 * Right-looking Cholesky of order n in blocks of `widths` columns, the last cut off (for the upper triangle read rows for columns). A
 * resource is a column from the diagonal on. Where blocks are computed elsewhere, the next block's columns are a step of their own, so that
 * it can begin before the rest is done. Source: LAPACK xPOTRF.
 */
export declare function potrfSteps(n: number, widths: readonly number[], ops: CholeskyOps): Generator<Step, void>;
export interface CholeskyHalves<M> {
    /** Matrices up to this order are left to `factor`. */
    readonly leaf: number;
    readonly factor: Potrf<M>;
    readonly trsm: Triangular<M>;
    readonly gemmtr: Gemmtr<M>;
    at(A: M, i: number, j: number): M;
}
/**
 * Cholesky by halving the matrix: nearly all work is in the products. Returns info. Source: LAPACK xPOTRF2.
 *
 *   A = [ A11       ]   L11 from A11,  L21 := A21 L11^-H,  L22 from A22 - L21 L21^H
 *       [ A21  A22  ]
 */
export declare function potrfHalves<M>(ops: CholeskyHalves<M>, ...[uplo, n, A]: Parameters<Potrf<M>>): number;
/** Columns j .. to-1 of the lower triangle, from the diagonal down; of the upper triangle rows, from the diagonal on. */
export interface CholeskyColumns {
    /** Columns that are left to `panel`: so many, but for the last ones. */
    readonly leaf: number;
    /** Their columns of L. */
    panel(j: number, to: number): void;
    /** Columns middle .. to-1 minus the product of columns j .. middle-1 with their own rows of them. */
    update(j: number, middle: number, to: number): void;
}
/**
 * Cholesky by halving the columns, each half as high as the matrix below it: nearly all work is in the products, and solving is left to
 * the panels. Source: LAPACK xPOTRF2, with the columns as in xGETRF2.
 */
export declare function potrfColumns(ops: CholeskyColumns, j: number, to: number): void;
