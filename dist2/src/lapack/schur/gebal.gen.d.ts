import type { Prec, RealOf } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of gebal, by name. */
export interface GebalArgs<P extends Prec> {
    /** 'b' (default): both; 'p': permutation alone; 's': scaling alone; 'n': neither. */
    job?: 'b' | 'p' | 's' | 'n';
    n: number;
    /** In: A. Out: the balanced matrix. */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** Out, one integer: the first row of the part that is not triangular, counted from 1. May share a buffer with ihi. */
    ilo: Ptr<'i'>;
    /** Out, one integer: its last row; n for job 'n' and 's', 0 if n is. */
    ihi: Ptr<'i'>;
    /**
     * Out, n real numbers: D's for ilo .. ihi; for other rows the number, counted from 1, of that which it was exchanged with, from n down
     * to ihi + 1 and then from 1 to ilo - 1.
     */
    scale: Ptr<RealOf<P>>;
}
/**
 * A := D^-1 P^T A P D for a general n x n matrix A, column-major: P a permutation, D diagonal with powers of two.
 *
 * Balances a matrix, so that its eigenvalues can be found faster and more accurately.
 *
 * Overwrites A, ilo, ihi and scale. Rows and columns are exchanged so that A is triangular outside rows and columns ilo .. ihi, where
 * eigenvalues stand on the diagonal; those inside are multiplied by powers of two until the norms of each row and its column are alike.
 * Nothing is rounded. Rows that hold a NaN or an infinity are not scaled. Computed on the CPU, on any context. O(n^2) operations for each
 * time that it goes over the matrix; flops are not counted. Source: LAPACK xGEBAL.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const [ilo, ihi, scale] = [ctx.alloc('i', 1), ctx.alloc('i', 1), ctx.alloc('d', n)];
 * await dgebal(ctx.queue, { n, A, lda: n, ilo, ihi, scale });
 */
export declare const gebal: {
    <P extends Prec>(on: Context | Queue, args: GebalArgs<P>, prec?: P): Promise<void>;
};
/**
 * A := D^-1 P^T A P D for a general n x n matrix A, column-major: P a permutation, D diagonal with powers of two.
 *
 * Balances a matrix, so that its eigenvalues can be found faster and more accurately.
 *
 * Overwrites A, ilo, ihi and scale. Rows and columns are exchanged so that A is triangular outside rows and columns ilo .. ihi, where
 * eigenvalues stand on the diagonal; those inside are multiplied by powers of two until the norms of each row and its column are alike.
 * Nothing is rounded. Rows that hold a NaN or an infinity are not scaled. Computed on the CPU, on any context. O(n^2) operations for each
 * time that it goes over the matrix; flops are not counted. Source: LAPACK xGEBAL.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const [ilo, ihi, scale] = [ctx.alloc('i', 1), ctx.alloc('i', 1), ctx.alloc('d', n)];
 * await dgebal(ctx.queue, { n, A, lda: n, ilo, ihi, scale });
 */
export declare const sgebal: {
    (on: Context | Queue, args: GebalArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * A := D^-1 P^T A P D for a general n x n matrix A, column-major: P a permutation, D diagonal with powers of two.
 *
 * Balances a matrix, so that its eigenvalues can be found faster and more accurately.
 *
 * Overwrites A, ilo, ihi and scale. Rows and columns are exchanged so that A is triangular outside rows and columns ilo .. ihi, where
 * eigenvalues stand on the diagonal; those inside are multiplied by powers of two until the norms of each row and its column are alike.
 * Nothing is rounded. Rows that hold a NaN or an infinity are not scaled. Computed on the CPU, on any context. O(n^2) operations for each
 * time that it goes over the matrix; flops are not counted. Source: LAPACK xGEBAL.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const [ilo, ihi, scale] = [ctx.alloc('i', 1), ctx.alloc('i', 1), ctx.alloc('d', n)];
 * await dgebal(ctx.queue, { n, A, lda: n, ilo, ihi, scale });
 */
export declare const dgebal: {
    (on: Context | Queue, args: GebalArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * A := D^-1 P^T A P D for a general n x n matrix A, column-major: P a permutation, D diagonal with powers of two.
 *
 * Balances a matrix, so that its eigenvalues can be found faster and more accurately.
 *
 * Overwrites A, ilo, ihi and scale. Rows and columns are exchanged so that A is triangular outside rows and columns ilo .. ihi, where
 * eigenvalues stand on the diagonal; those inside are multiplied by powers of two until the norms of each row and its column are alike.
 * Nothing is rounded. Rows that hold a NaN or an infinity are not scaled. Computed on the CPU, on any context. O(n^2) operations for each
 * time that it goes over the matrix; flops are not counted. Source: LAPACK xGEBAL.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const [ilo, ihi, scale] = [ctx.alloc('i', 1), ctx.alloc('i', 1), ctx.alloc('d', n)];
 * await dgebal(ctx.queue, { n, A, lda: n, ilo, ihi, scale });
 */
export declare const cgebal: {
    (on: Context | Queue, args: GebalArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * A := D^-1 P^T A P D for a general n x n matrix A, column-major: P a permutation, D diagonal with powers of two.
 *
 * Balances a matrix, so that its eigenvalues can be found faster and more accurately.
 *
 * Overwrites A, ilo, ihi and scale. Rows and columns are exchanged so that A is triangular outside rows and columns ilo .. ihi, where
 * eigenvalues stand on the diagonal; those inside are multiplied by powers of two until the norms of each row and its column are alike.
 * Nothing is rounded. Rows that hold a NaN or an infinity are not scaled. Computed on the CPU, on any context. O(n^2) operations for each
 * time that it goes over the matrix; flops are not counted. Source: LAPACK xGEBAL.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const [ilo, ihi, scale] = [ctx.alloc('i', 1), ctx.alloc('i', 1), ctx.alloc('d', n)];
 * await dgebal(ctx.queue, { n, A, lda: n, ilo, ihi, scale });
 */
export declare const zgebal: {
    (on: Context | Queue, args: GebalArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
