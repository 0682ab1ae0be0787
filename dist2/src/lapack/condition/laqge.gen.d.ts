import type { Prec, RealOf } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of laqge, by name. */
export interface LaqgeArgs<P extends Prec> {
    m: number;
    n: number;
    /** In and out. */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** m row scale factors of geequ. */
    r: Ptr<RealOf<P>>;
    /** n column scale factors of geequ. */
    c: Ptr<RealOf<P>>;
    /** rowcnd, colcnd and amax of geequ. */
    scalars: Ptr<RealOf<P>>;
    /** Out, one integer: 0 A is as it was, 1 rows are scaled, 2 columns, 3 both (LAPACK's 'N', 'R', 'C', 'B'). */
    equed: Ptr<'i'>;
}
/**
 * A := diag(r) A diag(c), with either factor or none, as is worth while; A is m x n, column-major.
 *
 * Equilibrates a general matrix by the factors of geequ, if they differ enough to be worth while: rows if rowcnd < 0.1 or amax is at an end
 * of the range, columns if colcnd < 0.1.
 *
 * Overwrites A and equed. With info > 0 of geequ there are no factors: do not call it then. The decision is made where the data is: nothing
 * waits for the device. r, c and scalars are real. On a GPU context singles, also complex, are computed on the GPU, doubles on the
 * CPU. Flops up to 2 m n. Source: LAPACK xLAQGE.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgeequ(ctx.queue, { m, n, A, lda: m, r, c, scalars, info });
 * await slaqge(ctx.queue, { m, n, A, lda: m, r, c, scalars, equed });
 */
export declare const laqge: {
    <P extends Prec>(on: Context | Queue, args: LaqgeArgs<P>, prec?: P): Promise<void>;
};
/**
 * A := diag(r) A diag(c), with either factor or none, as is worth while; A is m x n, column-major.
 *
 * Equilibrates a general matrix by the factors of geequ, if they differ enough to be worth while: rows if rowcnd < 0.1 or amax is at an end
 * of the range, columns if colcnd < 0.1.
 *
 * Overwrites A and equed. With info > 0 of geequ there are no factors: do not call it then. The decision is made where the data is: nothing
 * waits for the device. r, c and scalars are real. On a GPU context singles, also complex, are computed on the GPU, doubles on the
 * CPU. Flops up to 2 m n. Source: LAPACK xLAQGE.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgeequ(ctx.queue, { m, n, A, lda: m, r, c, scalars, info });
 * await slaqge(ctx.queue, { m, n, A, lda: m, r, c, scalars, equed });
 */
export declare const slaqge: {
    (on: Context | Queue, args: LaqgeArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * A := diag(r) A diag(c), with either factor or none, as is worth while; A is m x n, column-major.
 *
 * Equilibrates a general matrix by the factors of geequ, if they differ enough to be worth while: rows if rowcnd < 0.1 or amax is at an end
 * of the range, columns if colcnd < 0.1.
 *
 * Overwrites A and equed. With info > 0 of geequ there are no factors: do not call it then. The decision is made where the data is: nothing
 * waits for the device. r, c and scalars are real. On a GPU context singles, also complex, are computed on the GPU, doubles on the
 * CPU. Flops up to 2 m n. Source: LAPACK xLAQGE.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgeequ(ctx.queue, { m, n, A, lda: m, r, c, scalars, info });
 * await slaqge(ctx.queue, { m, n, A, lda: m, r, c, scalars, equed });
 */
export declare const dlaqge: {
    (on: Context | Queue, args: LaqgeArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * A := diag(r) A diag(c), with either factor or none, as is worth while; A is m x n, column-major.
 *
 * Equilibrates a general matrix by the factors of geequ, if they differ enough to be worth while: rows if rowcnd < 0.1 or amax is at an end
 * of the range, columns if colcnd < 0.1.
 *
 * Overwrites A and equed. With info > 0 of geequ there are no factors: do not call it then. The decision is made where the data is: nothing
 * waits for the device. r, c and scalars are real. On a GPU context singles, also complex, are computed on the GPU, doubles on the
 * CPU. Flops up to 2 m n. Source: LAPACK xLAQGE.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgeequ(ctx.queue, { m, n, A, lda: m, r, c, scalars, info });
 * await slaqge(ctx.queue, { m, n, A, lda: m, r, c, scalars, equed });
 */
export declare const claqge: {
    (on: Context | Queue, args: LaqgeArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * A := diag(r) A diag(c), with either factor or none, as is worth while; A is m x n, column-major.
 *
 * Equilibrates a general matrix by the factors of geequ, if they differ enough to be worth while: rows if rowcnd < 0.1 or amax is at an end
 * of the range, columns if colcnd < 0.1.
 *
 * Overwrites A and equed. With info > 0 of geequ there are no factors: do not call it then. The decision is made where the data is: nothing
 * waits for the device. r, c and scalars are real. On a GPU context singles, also complex, are computed on the GPU, doubles on the
 * CPU. Flops up to 2 m n. Source: LAPACK xLAQGE.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgeequ(ctx.queue, { m, n, A, lda: m, r, c, scalars, info });
 * await slaqge(ctx.queue, { m, n, A, lda: m, r, c, scalars, equed });
 */
export declare const zlaqge: {
    (on: Context | Queue, args: LaqgeArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
