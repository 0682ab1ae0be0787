import type { Prec } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of geqp3, by name. */
export interface Geqp3Args<P extends Prec> {
    m: number;
    n: number;
    /**
     * In: A. Out: R on and above the diagonal, min(m, n) x n; below it, column i holds v(i) without the zeros and the 1 that it begins
     * with: Q = H(1) H(2) ... H(min(m, n)), H(i) = I - tau(i) v(i) v(i)^H.
     */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /**
     * n integers. In: not 0 fixes column j, 0 leaves it free. Fixed columns go to the front in their order, the first min(m, n) of them.
     * Out: the permutation, counted from 1: column j of A P was column jpvt(j) of A.
     */
    jpvt: Ptr<'i'>;
    /** Out, min(m, n) elements, each 0 or in 1..2; of complex numbers its real part is. */
    tau: Ptr<NoInfer<P>>;
    /** Columns of a panel; 0 (default) leaves it to the routine. On a GPU at most 32 are used. */
    nb?: number;
}
/**
 * A P = Q R with an orthogonal (unitary) Q and a permutation P that makes R's diagonal not increase; A is m x n, column-major.
 *
 * QR factorization with column pivoting: every step takes the column whose part not yet factored has the largest norm. A small diagonal
 * element of R says that the columns behind it depend, nearly, on those before.
 *
 * Overwrites A, jpvt and tau; nothing with m = 0 or n = 0. It cannot fail: there is no info. A column with a NaN is the first free pivot;
 * jpvt is a permutation whatever A holds. Half of the work is products of a matrix and a vector: several times slower than geqrf. The
 * diagonal of R is real. On a GPU context single and complex single run on the GPU, without a readback, doubles on the CPU. Doubles that
 * live on the GPU (createContext) are computed there; of a column what is left below 1e-150 of its largest element counts as zero. Where
 * columns are equal within rounding of the whole of them, backends may choose differently. Flops 2n^2 (m - n/3) for m >= n, of complex
 * numbers four times as many, to leading order. Source: LAPACK xGEQP3; norms after LAPACK Working Note 176.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const jpvt = ctx.alloc('i', n); // zeros: all columns are free
 * const tau = ctx.alloc('d', Math.min(m, n));
 * await dgeqp3(ctx.queue, { m, n, A, lda: m, jpvt, tau });
 */
export declare const geqp3: {
    <P extends Prec>(on: Context | Queue, args: Geqp3Args<P>, prec?: P): Promise<void>;
};
/**
 * A P = Q R with an orthogonal (unitary) Q and a permutation P that makes R's diagonal not increase; A is m x n, column-major.
 *
 * QR factorization with column pivoting: every step takes the column whose part not yet factored has the largest norm. A small diagonal
 * element of R says that the columns behind it depend, nearly, on those before.
 *
 * Overwrites A, jpvt and tau; nothing with m = 0 or n = 0. It cannot fail: there is no info. A column with a NaN is the first free pivot;
 * jpvt is a permutation whatever A holds. Half of the work is products of a matrix and a vector: several times slower than geqrf. The
 * diagonal of R is real. On a GPU context single and complex single run on the GPU, without a readback, doubles on the CPU. Doubles that
 * live on the GPU (createContext) are computed there; of a column what is left below 1e-150 of its largest element counts as zero. Where
 * columns are equal within rounding of the whole of them, backends may choose differently. Flops 2n^2 (m - n/3) for m >= n, of complex
 * numbers four times as many, to leading order. Source: LAPACK xGEQP3; norms after LAPACK Working Note 176.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const jpvt = ctx.alloc('i', n); // zeros: all columns are free
 * const tau = ctx.alloc('d', Math.min(m, n));
 * await dgeqp3(ctx.queue, { m, n, A, lda: m, jpvt, tau });
 */
export declare const sgeqp3: {
    (on: Context | Queue, args: Geqp3Args<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * A P = Q R with an orthogonal (unitary) Q and a permutation P that makes R's diagonal not increase; A is m x n, column-major.
 *
 * QR factorization with column pivoting: every step takes the column whose part not yet factored has the largest norm. A small diagonal
 * element of R says that the columns behind it depend, nearly, on those before.
 *
 * Overwrites A, jpvt and tau; nothing with m = 0 or n = 0. It cannot fail: there is no info. A column with a NaN is the first free pivot;
 * jpvt is a permutation whatever A holds. Half of the work is products of a matrix and a vector: several times slower than geqrf. The
 * diagonal of R is real. On a GPU context single and complex single run on the GPU, without a readback, doubles on the CPU. Doubles that
 * live on the GPU (createContext) are computed there; of a column what is left below 1e-150 of its largest element counts as zero. Where
 * columns are equal within rounding of the whole of them, backends may choose differently. Flops 2n^2 (m - n/3) for m >= n, of complex
 * numbers four times as many, to leading order. Source: LAPACK xGEQP3; norms after LAPACK Working Note 176.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const jpvt = ctx.alloc('i', n); // zeros: all columns are free
 * const tau = ctx.alloc('d', Math.min(m, n));
 * await dgeqp3(ctx.queue, { m, n, A, lda: m, jpvt, tau });
 */
export declare const dgeqp3: {
    (on: Context | Queue, args: Geqp3Args<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * A P = Q R with an orthogonal (unitary) Q and a permutation P that makes R's diagonal not increase; A is m x n, column-major.
 *
 * QR factorization with column pivoting: every step takes the column whose part not yet factored has the largest norm. A small diagonal
 * element of R says that the columns behind it depend, nearly, on those before.
 *
 * Overwrites A, jpvt and tau; nothing with m = 0 or n = 0. It cannot fail: there is no info. A column with a NaN is the first free pivot;
 * jpvt is a permutation whatever A holds. Half of the work is products of a matrix and a vector: several times slower than geqrf. The
 * diagonal of R is real. On a GPU context single and complex single run on the GPU, without a readback, doubles on the CPU. Doubles that
 * live on the GPU (createContext) are computed there; of a column what is left below 1e-150 of its largest element counts as zero. Where
 * columns are equal within rounding of the whole of them, backends may choose differently. Flops 2n^2 (m - n/3) for m >= n, of complex
 * numbers four times as many, to leading order. Source: LAPACK xGEQP3; norms after LAPACK Working Note 176.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const jpvt = ctx.alloc('i', n); // zeros: all columns are free
 * const tau = ctx.alloc('d', Math.min(m, n));
 * await dgeqp3(ctx.queue, { m, n, A, lda: m, jpvt, tau });
 */
export declare const cgeqp3: {
    (on: Context | Queue, args: Geqp3Args<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * A P = Q R with an orthogonal (unitary) Q and a permutation P that makes R's diagonal not increase; A is m x n, column-major.
 *
 * QR factorization with column pivoting: every step takes the column whose part not yet factored has the largest norm. A small diagonal
 * element of R says that the columns behind it depend, nearly, on those before.
 *
 * Overwrites A, jpvt and tau; nothing with m = 0 or n = 0. It cannot fail: there is no info. A column with a NaN is the first free pivot;
 * jpvt is a permutation whatever A holds. Half of the work is products of a matrix and a vector: several times slower than geqrf. The
 * diagonal of R is real. On a GPU context single and complex single run on the GPU, without a readback, doubles on the CPU. Doubles that
 * live on the GPU (createContext) are computed there; of a column what is left below 1e-150 of its largest element counts as zero. Where
 * columns are equal within rounding of the whole of them, backends may choose differently. Flops 2n^2 (m - n/3) for m >= n, of complex
 * numbers four times as many, to leading order. Source: LAPACK xGEQP3; norms after LAPACK Working Note 176.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const jpvt = ctx.alloc('i', n); // zeros: all columns are free
 * const tau = ctx.alloc('d', Math.min(m, n));
 * await dgeqp3(ctx.queue, { m, n, A, lda: m, jpvt, tau });
 */
export declare const zgeqp3: {
    (on: Context | Queue, args: Geqp3Args<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
