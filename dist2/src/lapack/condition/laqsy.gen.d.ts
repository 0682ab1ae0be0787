import type { Prec, RealOf } from '../../core/field.ts';
import type { Ptr, Uplo } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of laqsy, by name. */
export interface LaqsyArgs<P extends Prec> {
    /** Which triangle of A is stored: 'l' or 'u'. The other one is neither read nor written. */
    uplo: Uplo;
    n: number;
    /** In and out. */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** n scale factors of poequ. */
    s: Ptr<RealOf<P>>;
    /** scond and amax of poequ. */
    scalars: Ptr<RealOf<P>>;
    /** Out, one integer: 0 A is as it was, 1 it is scaled (LAPACK's 'N', 'Y'). */
    equed: Ptr<'i'>;
}
/**
 * A := diag(s) A diag(s), if that is worth while; A is symmetric, n x n, column-major.
 *
 * Equilibrates a symmetric matrix by the factors of poequ, if scond < 0.1 or amax is at an end of the range.
 *
 * Overwrites one triangle of A and equed. With info > 0 of poequ there are no factors: do not call it then. The decision is made where the
 * data is: nothing waits for the device. s and scalars are real; for a Hermitian matrix see laqhe. On a GPU context singles, also complex,
 * are computed on the GPU, doubles on the CPU. Flops up to n^2. Source: LAPACK
 * xLAQSY.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await spoequ(ctx.queue, { n, A, lda: n, s, scalars, info });
 * await slaqsy(ctx.queue, { uplo: 'l', n, A, lda: n, s, scalars, equed });
 */
export declare const laqsy: {
    <P extends Prec>(on: Context | Queue, args: LaqsyArgs<P>, prec?: P): Promise<void>;
};
/**
 * A := diag(s) A diag(s), if that is worth while; A is symmetric, n x n, column-major.
 *
 * Equilibrates a symmetric matrix by the factors of poequ, if scond < 0.1 or amax is at an end of the range.
 *
 * Overwrites one triangle of A and equed. With info > 0 of poequ there are no factors: do not call it then. The decision is made where the
 * data is: nothing waits for the device. s and scalars are real; for a Hermitian matrix see laqhe. On a GPU context singles, also complex,
 * are computed on the GPU, doubles on the CPU. Flops up to n^2. Source: LAPACK
 * xLAQSY.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await spoequ(ctx.queue, { n, A, lda: n, s, scalars, info });
 * await slaqsy(ctx.queue, { uplo: 'l', n, A, lda: n, s, scalars, equed });
 */
export declare const slaqsy: {
    (on: Context | Queue, args: LaqsyArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * A := diag(s) A diag(s), if that is worth while; A is symmetric, n x n, column-major.
 *
 * Equilibrates a symmetric matrix by the factors of poequ, if scond < 0.1 or amax is at an end of the range.
 *
 * Overwrites one triangle of A and equed. With info > 0 of poequ there are no factors: do not call it then. The decision is made where the
 * data is: nothing waits for the device. s and scalars are real; for a Hermitian matrix see laqhe. On a GPU context singles, also complex,
 * are computed on the GPU, doubles on the CPU. Flops up to n^2. Source: LAPACK
 * xLAQSY.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await spoequ(ctx.queue, { n, A, lda: n, s, scalars, info });
 * await slaqsy(ctx.queue, { uplo: 'l', n, A, lda: n, s, scalars, equed });
 */
export declare const dlaqsy: {
    (on: Context | Queue, args: LaqsyArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * A := diag(s) A diag(s), if that is worth while; A is symmetric, n x n, column-major.
 *
 * Equilibrates a symmetric matrix by the factors of poequ, if scond < 0.1 or amax is at an end of the range.
 *
 * Overwrites one triangle of A and equed. With info > 0 of poequ there are no factors: do not call it then. The decision is made where the
 * data is: nothing waits for the device. s and scalars are real; for a Hermitian matrix see laqhe. On a GPU context singles, also complex,
 * are computed on the GPU, doubles on the CPU. Flops up to n^2. Source: LAPACK
 * xLAQSY.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await spoequ(ctx.queue, { n, A, lda: n, s, scalars, info });
 * await slaqsy(ctx.queue, { uplo: 'l', n, A, lda: n, s, scalars, equed });
 */
export declare const claqsy: {
    (on: Context | Queue, args: LaqsyArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * A := diag(s) A diag(s), if that is worth while; A is symmetric, n x n, column-major.
 *
 * Equilibrates a symmetric matrix by the factors of poequ, if scond < 0.1 or amax is at an end of the range.
 *
 * Overwrites one triangle of A and equed. With info > 0 of poequ there are no factors: do not call it then. The decision is made where the
 * data is: nothing waits for the device. s and scalars are real; for a Hermitian matrix see laqhe. On a GPU context singles, also complex,
 * are computed on the GPU, doubles on the CPU. Flops up to n^2. Source: LAPACK
 * xLAQSY.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await spoequ(ctx.queue, { n, A, lda: n, s, scalars, info });
 * await slaqsy(ctx.queue, { uplo: 'l', n, A, lda: n, s, scalars, equed });
 */
export declare const zlaqsy: {
    (on: Context | Queue, args: LaqsyArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
