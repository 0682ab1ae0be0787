import type { Prec } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of geqr2, by name. */
export interface Geqr2Args<P extends Prec> {
    m: number;
    n: number;
    /**
     * In: A. Out: R on and above the diagonal; below it, column i holds v(i) without the zeros and the 1 that it begins with, as in
     * geqrf.
     */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** Out, min(m, n) elements, each 0 or in 1..2; of complex numbers its real part is. */
    tau: Ptr<NoInfer<P>>;
}
/**
 * A = Q R with an orthogonal (unitary) Q; A is m x n, column-major.
 *
 * QR factorization by Householder reflections, one column after the other (on a GPU a few): for a panel of few columns. On more than some
 * dozens geqrf, whose work is in products of matrices, is faster.
 *
 * Overwrites A and tau. It cannot fail: there is no info. The diagonal of R is real. On a GPU context single and complex single run
 * on the GPU, double and complex double on the CPU. Flops 2n^2 (m - n/3) for m >= n, of complex numbers four times as many, to leading
 * order. Source: LAPACK xGEQR2.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const tau = ctx.alloc('s', 16);
 * await sgeqr2(ctx.queue, { m, n: 16, A, lda: m, tau });
 */
export declare const geqr2: {
    <P extends Prec>(on: Context | Queue, args: Geqr2Args<P>, prec?: P): Promise<void>;
};
/**
 * A = Q R with an orthogonal (unitary) Q; A is m x n, column-major.
 *
 * QR factorization by Householder reflections, one column after the other (on a GPU a few): for a panel of few columns. On more than some
 * dozens geqrf, whose work is in products of matrices, is faster.
 *
 * Overwrites A and tau. It cannot fail: there is no info. The diagonal of R is real. On a GPU context single and complex single run
 * on the GPU, double and complex double on the CPU. Flops 2n^2 (m - n/3) for m >= n, of complex numbers four times as many, to leading
 * order. Source: LAPACK xGEQR2.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const tau = ctx.alloc('s', 16);
 * await sgeqr2(ctx.queue, { m, n: 16, A, lda: m, tau });
 */
export declare const sgeqr2: {
    (on: Context | Queue, args: Geqr2Args<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * A = Q R with an orthogonal (unitary) Q; A is m x n, column-major.
 *
 * QR factorization by Householder reflections, one column after the other (on a GPU a few): for a panel of few columns. On more than some
 * dozens geqrf, whose work is in products of matrices, is faster.
 *
 * Overwrites A and tau. It cannot fail: there is no info. The diagonal of R is real. On a GPU context single and complex single run
 * on the GPU, double and complex double on the CPU. Flops 2n^2 (m - n/3) for m >= n, of complex numbers four times as many, to leading
 * order. Source: LAPACK xGEQR2.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const tau = ctx.alloc('s', 16);
 * await sgeqr2(ctx.queue, { m, n: 16, A, lda: m, tau });
 */
export declare const dgeqr2: {
    (on: Context | Queue, args: Geqr2Args<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * A = Q R with an orthogonal (unitary) Q; A is m x n, column-major.
 *
 * QR factorization by Householder reflections, one column after the other (on a GPU a few): for a panel of few columns. On more than some
 * dozens geqrf, whose work is in products of matrices, is faster.
 *
 * Overwrites A and tau. It cannot fail: there is no info. The diagonal of R is real. On a GPU context single and complex single run
 * on the GPU, double and complex double on the CPU. Flops 2n^2 (m - n/3) for m >= n, of complex numbers four times as many, to leading
 * order. Source: LAPACK xGEQR2.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const tau = ctx.alloc('s', 16);
 * await sgeqr2(ctx.queue, { m, n: 16, A, lda: m, tau });
 */
export declare const cgeqr2: {
    (on: Context | Queue, args: Geqr2Args<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * A = Q R with an orthogonal (unitary) Q; A is m x n, column-major.
 *
 * QR factorization by Householder reflections, one column after the other (on a GPU a few): for a panel of few columns. On more than some
 * dozens geqrf, whose work is in products of matrices, is faster.
 *
 * Overwrites A and tau. It cannot fail: there is no info. The diagonal of R is real. On a GPU context single and complex single run
 * on the GPU, double and complex double on the CPU. Flops 2n^2 (m - n/3) for m >= n, of complex numbers four times as many, to leading
 * order. Source: LAPACK xGEQR2.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const tau = ctx.alloc('s', 16);
 * await sgeqr2(ctx.queue, { m, n: 16, A, lda: m, tau });
 */
export declare const zgeqr2: {
    (on: Context | Queue, args: Geqr2Args<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
