import type { Prec, Scalar } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of geadd, by name. */
export interface GeaddArgs<P extends Prec> {
    m: number;
    n: number;
    /** Default 1. With 0, A is not read. */
    alpha?: Scalar<P>;
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** Default 1. With 0, B is not read. */
    beta?: Scalar<P>;
    /** In and out. May lie in the same buffer as A if it shares no element with it. */
    B: Ptr<NoInfer<P>>;
    /** At least the rows of B, and 1. */
    ldb: number;
}
/**
 * B := alpha A + beta B for m x n matrices, column-major.
 *
 * Overwrites B only. Flops 3 m n. Half is computed in single and rounded once: what is too large becomes infinite. On a GPU context halves
 * and singles, also complex, are computed on the GPU, doubles where they live.
 * Source: MAGMA magmablas_sgeadd2.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgeadd(ctx.queue, { m, n, alpha: -1, A, lda: m, B, ldb: m }); // B := B - A
 */
export declare const geadd: {
    <P extends Prec>(on: Context | Queue, args: GeaddArgs<P>, prec?: P): Promise<void>;
};
/**
 * B := alpha A + beta B for m x n matrices, column-major.
 *
 * Overwrites B only. Flops 3 m n. Half is computed in single and rounded once: what is too large becomes infinite. On a GPU context halves
 * and singles, also complex, are computed on the GPU, doubles where they live.
 * Source: MAGMA magmablas_sgeadd2.
 *
 * In half precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgeadd(ctx.queue, { m, n, alpha: -1, A, lda: m, B, ldb: m }); // B := B - A
 */
export declare const hgeadd: {
    (on: Context | Queue, args: GeaddArgs<'h'>): Promise<void>;
} & {
    readonly prec: 'h';
};
/**
 * B := alpha A + beta B for m x n matrices, column-major.
 *
 * Overwrites B only. Flops 3 m n. Half is computed in single and rounded once: what is too large becomes infinite. On a GPU context halves
 * and singles, also complex, are computed on the GPU, doubles where they live.
 * Source: MAGMA magmablas_sgeadd2.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgeadd(ctx.queue, { m, n, alpha: -1, A, lda: m, B, ldb: m }); // B := B - A
 */
export declare const sgeadd: {
    (on: Context | Queue, args: GeaddArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * B := alpha A + beta B for m x n matrices, column-major.
 *
 * Overwrites B only. Flops 3 m n. Half is computed in single and rounded once: what is too large becomes infinite. On a GPU context halves
 * and singles, also complex, are computed on the GPU, doubles where they live.
 * Source: MAGMA magmablas_sgeadd2.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgeadd(ctx.queue, { m, n, alpha: -1, A, lda: m, B, ldb: m }); // B := B - A
 */
export declare const dgeadd: {
    (on: Context | Queue, args: GeaddArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * B := alpha A + beta B for m x n matrices, column-major.
 *
 * Overwrites B only. Flops 3 m n. Half is computed in single and rounded once: what is too large becomes infinite. On a GPU context halves
 * and singles, also complex, are computed on the GPU, doubles where they live.
 * Source: MAGMA magmablas_sgeadd2.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgeadd(ctx.queue, { m, n, alpha: -1, A, lda: m, B, ldb: m }); // B := B - A
 */
export declare const cgeadd: {
    (on: Context | Queue, args: GeaddArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * B := alpha A + beta B for m x n matrices, column-major.
 *
 * Overwrites B only. Flops 3 m n. Half is computed in single and rounded once: what is too large becomes infinite. On a GPU context halves
 * and singles, also complex, are computed on the GPU, doubles where they live.
 * Source: MAGMA magmablas_sgeadd2.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgeadd(ctx.queue, { m, n, alpha: -1, A, lda: m, B, ldb: m }); // B := B - A
 */
export declare const zgeadd: {
    (on: Context | Queue, args: GeaddArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
