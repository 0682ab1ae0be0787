import type { Prec, RealOf } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of poequ, by name. */
export interface PoequArgs<P extends Prec> {
    n: number;
    /** Only its diagonal is read. */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** Out, n elements: s(i) = 1 / sqrt(A(i,i)). Nothing of use if info > 0. */
    s: Ptr<RealOf<P>>;
    /**
     * Out, 2 elements: scond, the root of the least diagonal element by that of the largest: from 0.1 on it is not worth while to scale
     * by s; amax, the largest diagonal element. scond is 0 if info > 0.
     */
    scalars: Ptr<RealOf<P>>;
    /** Out, one integer. 0: done. i > 0: A(i,i) is not positive, the first such i. */
    info: Ptr<'i'>;
}
/**
 * s such that diag(s) A diag(s) has ones on its diagonal; A is n x n, column-major.
 *
 * Scale factors that equilibrate a symmetric or Hermitian positive definite matrix: laqsy and laqhe apply them.
 *
 * Overwrites s, scalars and info. NaN on the diagonal gives NaN for its factor and for the scalars. An empty matrix gives scond = 1 and
 * amax = 0. Imaginary parts of the diagonal are not looked at; s and scalars are real. On a GPU context singles, also complex, are
 * computed on the GPU, doubles on the CPU. Flops 2n. Source: LAPACK xPOEQU.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * diagonal that is not positive: read info.
 * @example
 * const [s, scalars] = [ctx.alloc('s', n), ctx.alloc('s', 2)];
 * await spoequ(ctx.queue, { n, A, lda: n, s, scalars, info });
 * const [scond, amax] = await ctx.download(scalars);
 */
export declare const poequ: {
    <P extends Prec>(on: Context | Queue, args: PoequArgs<P>, prec?: P): Promise<void>;
};
/**
 * s such that diag(s) A diag(s) has ones on its diagonal; A is n x n, column-major.
 *
 * Scale factors that equilibrate a symmetric or Hermitian positive definite matrix: laqsy and laqhe apply them.
 *
 * Overwrites s, scalars and info. NaN on the diagonal gives NaN for its factor and for the scalars. An empty matrix gives scond = 1 and
 * amax = 0. Imaginary parts of the diagonal are not looked at; s and scalars are real. On a GPU context singles, also complex, are
 * computed on the GPU, doubles on the CPU. Flops 2n. Source: LAPACK xPOEQU.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * diagonal that is not positive: read info.
 * @example
 * const [s, scalars] = [ctx.alloc('s', n), ctx.alloc('s', 2)];
 * await spoequ(ctx.queue, { n, A, lda: n, s, scalars, info });
 * const [scond, amax] = await ctx.download(scalars);
 */
export declare const spoequ: {
    (on: Context | Queue, args: PoequArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * s such that diag(s) A diag(s) has ones on its diagonal; A is n x n, column-major.
 *
 * Scale factors that equilibrate a symmetric or Hermitian positive definite matrix: laqsy and laqhe apply them.
 *
 * Overwrites s, scalars and info. NaN on the diagonal gives NaN for its factor and for the scalars. An empty matrix gives scond = 1 and
 * amax = 0. Imaginary parts of the diagonal are not looked at; s and scalars are real. On a GPU context singles, also complex, are
 * computed on the GPU, doubles on the CPU. Flops 2n. Source: LAPACK xPOEQU.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * diagonal that is not positive: read info.
 * @example
 * const [s, scalars] = [ctx.alloc('s', n), ctx.alloc('s', 2)];
 * await spoequ(ctx.queue, { n, A, lda: n, s, scalars, info });
 * const [scond, amax] = await ctx.download(scalars);
 */
export declare const dpoequ: {
    (on: Context | Queue, args: PoequArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * s such that diag(s) A diag(s) has ones on its diagonal; A is n x n, column-major.
 *
 * Scale factors that equilibrate a symmetric or Hermitian positive definite matrix: laqsy and laqhe apply them.
 *
 * Overwrites s, scalars and info. NaN on the diagonal gives NaN for its factor and for the scalars. An empty matrix gives scond = 1 and
 * amax = 0. Imaginary parts of the diagonal are not looked at; s and scalars are real. On a GPU context singles, also complex, are
 * computed on the GPU, doubles on the CPU. Flops 2n. Source: LAPACK xPOEQU.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * diagonal that is not positive: read info.
 * @example
 * const [s, scalars] = [ctx.alloc('s', n), ctx.alloc('s', 2)];
 * await spoequ(ctx.queue, { n, A, lda: n, s, scalars, info });
 * const [scond, amax] = await ctx.download(scalars);
 */
export declare const cpoequ: {
    (on: Context | Queue, args: PoequArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * s such that diag(s) A diag(s) has ones on its diagonal; A is n x n, column-major.
 *
 * Scale factors that equilibrate a symmetric or Hermitian positive definite matrix: laqsy and laqhe apply them.
 *
 * Overwrites s, scalars and info. NaN on the diagonal gives NaN for its factor and for the scalars. An empty matrix gives scond = 1 and
 * amax = 0. Imaginary parts of the diagonal are not looked at; s and scalars are real. On a GPU context singles, also complex, are
 * computed on the GPU, doubles on the CPU. Flops 2n. Source: LAPACK xPOEQU.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * diagonal that is not positive: read info.
 * @example
 * const [s, scalars] = [ctx.alloc('s', n), ctx.alloc('s', 2)];
 * await spoequ(ctx.queue, { n, A, lda: n, s, scalars, info });
 * const [scond, amax] = await ctx.download(scalars);
 */
export declare const zpoequ: {
    (on: Context | Queue, args: PoequArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
