import type { Prec } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
export { geqrfWorkspace } from './geqrf.ts';
/** The arguments of geqrf, by name. */
export interface GeqrfArgs<P extends Prec> {
    m: number;
    n: number;
    /**
     * In: A. Out: R on and above the diagonal, min(m, n) x n; below it, column i holds v(i) without the zeros and the 1 that it begins
     * with: Q = H(1) H(2) ... H(min(m, n)), H(i) = I - tau(i) v(i) v(i)^H.
     */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** Out, min(m, n) elements, each 0 or in 1..2; of complex numbers its real part is. */
    tau: Ptr<NoInfer<P>>;
    /** On a GPU context in single: 'native' on the GPU alone, 'hybrid' with the panels on the CPU, 'auto' (default) as measured costs say. */
    mode?: 'auto' | 'native' | 'hybrid';
    /** How the GPU computes the updates behind a panel, as in gemm: 'strict' (default), 'split' or 'fast'. */
    math?: 'strict' | 'split' | 'fast';
    /** Columns of a block; 0 (default) leaves it to the routine. On the CPU at most 32 are used. */
    nb?: number;
}
/**
 * A = Q R with an orthogonal (unitary) Q; A is m x n, column-major.
 *
 * QR factorization by Householder reflections, without pivots.
 *
 * Overwrites A and tau. It cannot fail: there is no info. Diagonal elements of R are real and may be negative. A NaN or an infinity spoils
 * R from its column on. On a GPU context double and complex double run on the CPU, complex single on the GPU, single as `mode` says; on the
 * GPU what is left of a column counts as zero below 1e-27 of the largest element that it had when its panel began, and subnormal numbers
 * may count as zero. Doubles that live on the GPU (createContext) are computed there; of a column what is left below 1e-150 of its largest
 * element counts as zero. Flops 2n^2 (m - n/3) for m >= n, of complex numbers four times as many, to leading order.
 *
 * Source: LAPACK xGEQRF. Blocks: R. Schreiber, C. Van Loan, A storage-efficient WY representation for products of Householder
 * transformations, SIAM J. Sci. Stat. Comput. 10 (1989).
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const tau = ctx.alloc('d', n);
 * await dgeqrf(ctx.queue, { m, n, A, lda: m, tau });
 * await dormqr(ctx.queue, { side: 'l', trans: 't', m, n: nrhs, k: n, A, lda: m, tau, C: B, ldc: m }); // Q^T B
 * await dtrsm(ctx.queue, { side: 'l', uplo: 'u', m: n, n: nrhs, alpha: 1, A, lda: m, B, ldb: m }); // least squares
 */
export declare const geqrf: {
    <P extends Prec>(on: Context | Queue, args: GeqrfArgs<P>, prec?: P): Promise<void>;
};
/**
 * A = Q R with an orthogonal (unitary) Q; A is m x n, column-major.
 *
 * QR factorization by Householder reflections, without pivots.
 *
 * Overwrites A and tau. It cannot fail: there is no info. Diagonal elements of R are real and may be negative. A NaN or an infinity spoils
 * R from its column on. On a GPU context double and complex double run on the CPU, complex single on the GPU, single as `mode` says; on the
 * GPU what is left of a column counts as zero below 1e-27 of the largest element that it had when its panel began, and subnormal numbers
 * may count as zero. Doubles that live on the GPU (createContext) are computed there; of a column what is left below 1e-150 of its largest
 * element counts as zero. Flops 2n^2 (m - n/3) for m >= n, of complex numbers four times as many, to leading order.
 *
 * Source: LAPACK xGEQRF. Blocks: R. Schreiber, C. Van Loan, A storage-efficient WY representation for products of Householder
 * transformations, SIAM J. Sci. Stat. Comput. 10 (1989).
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const tau = ctx.alloc('d', n);
 * await dgeqrf(ctx.queue, { m, n, A, lda: m, tau });
 * await dormqr(ctx.queue, { side: 'l', trans: 't', m, n: nrhs, k: n, A, lda: m, tau, C: B, ldc: m }); // Q^T B
 * await dtrsm(ctx.queue, { side: 'l', uplo: 'u', m: n, n: nrhs, alpha: 1, A, lda: m, B, ldb: m }); // least squares
 */
export declare const sgeqrf: {
    (on: Context | Queue, args: GeqrfArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * A = Q R with an orthogonal (unitary) Q; A is m x n, column-major.
 *
 * QR factorization by Householder reflections, without pivots.
 *
 * Overwrites A and tau. It cannot fail: there is no info. Diagonal elements of R are real and may be negative. A NaN or an infinity spoils
 * R from its column on. On a GPU context double and complex double run on the CPU, complex single on the GPU, single as `mode` says; on the
 * GPU what is left of a column counts as zero below 1e-27 of the largest element that it had when its panel began, and subnormal numbers
 * may count as zero. Doubles that live on the GPU (createContext) are computed there; of a column what is left below 1e-150 of its largest
 * element counts as zero. Flops 2n^2 (m - n/3) for m >= n, of complex numbers four times as many, to leading order.
 *
 * Source: LAPACK xGEQRF. Blocks: R. Schreiber, C. Van Loan, A storage-efficient WY representation for products of Householder
 * transformations, SIAM J. Sci. Stat. Comput. 10 (1989).
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const tau = ctx.alloc('d', n);
 * await dgeqrf(ctx.queue, { m, n, A, lda: m, tau });
 * await dormqr(ctx.queue, { side: 'l', trans: 't', m, n: nrhs, k: n, A, lda: m, tau, C: B, ldc: m }); // Q^T B
 * await dtrsm(ctx.queue, { side: 'l', uplo: 'u', m: n, n: nrhs, alpha: 1, A, lda: m, B, ldb: m }); // least squares
 */
export declare const dgeqrf: {
    (on: Context | Queue, args: GeqrfArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * A = Q R with an orthogonal (unitary) Q; A is m x n, column-major.
 *
 * QR factorization by Householder reflections, without pivots.
 *
 * Overwrites A and tau. It cannot fail: there is no info. Diagonal elements of R are real and may be negative. A NaN or an infinity spoils
 * R from its column on. On a GPU context double and complex double run on the CPU, complex single on the GPU, single as `mode` says; on the
 * GPU what is left of a column counts as zero below 1e-27 of the largest element that it had when its panel began, and subnormal numbers
 * may count as zero. Doubles that live on the GPU (createContext) are computed there; of a column what is left below 1e-150 of its largest
 * element counts as zero. Flops 2n^2 (m - n/3) for m >= n, of complex numbers four times as many, to leading order.
 *
 * Source: LAPACK xGEQRF. Blocks: R. Schreiber, C. Van Loan, A storage-efficient WY representation for products of Householder
 * transformations, SIAM J. Sci. Stat. Comput. 10 (1989).
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const tau = ctx.alloc('d', n);
 * await dgeqrf(ctx.queue, { m, n, A, lda: m, tau });
 * await dormqr(ctx.queue, { side: 'l', trans: 't', m, n: nrhs, k: n, A, lda: m, tau, C: B, ldc: m }); // Q^T B
 * await dtrsm(ctx.queue, { side: 'l', uplo: 'u', m: n, n: nrhs, alpha: 1, A, lda: m, B, ldb: m }); // least squares
 */
export declare const cgeqrf: {
    (on: Context | Queue, args: GeqrfArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * A = Q R with an orthogonal (unitary) Q; A is m x n, column-major.
 *
 * QR factorization by Householder reflections, without pivots.
 *
 * Overwrites A and tau. It cannot fail: there is no info. Diagonal elements of R are real and may be negative. A NaN or an infinity spoils
 * R from its column on. On a GPU context double and complex double run on the CPU, complex single on the GPU, single as `mode` says; on the
 * GPU what is left of a column counts as zero below 1e-27 of the largest element that it had when its panel began, and subnormal numbers
 * may count as zero. Doubles that live on the GPU (createContext) are computed there; of a column what is left below 1e-150 of its largest
 * element counts as zero. Flops 2n^2 (m - n/3) for m >= n, of complex numbers four times as many, to leading order.
 *
 * Source: LAPACK xGEQRF. Blocks: R. Schreiber, C. Van Loan, A storage-efficient WY representation for products of Householder
 * transformations, SIAM J. Sci. Stat. Comput. 10 (1989).
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const tau = ctx.alloc('d', n);
 * await dgeqrf(ctx.queue, { m, n, A, lda: m, tau });
 * await dormqr(ctx.queue, { side: 'l', trans: 't', m, n: nrhs, k: n, A, lda: m, tau, C: B, ldc: m }); // Q^T B
 * await dtrsm(ctx.queue, { side: 'l', uplo: 'u', m: n, n: nrhs, alpha: 1, A, lda: m, B, ldb: m }); // least squares
 */
export declare const zgeqrf: {
    (on: Context | Queue, args: GeqrfArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
