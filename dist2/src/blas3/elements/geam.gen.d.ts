import type { Prec, Scalar } from '../../core/field.ts';
import type { Ptr, Trans } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of geam, by name. */
export interface GeamArgs<P extends Prec> {
    /** Default 'n'. */
    transA?: Trans;
    /** Default 'n'. */
    transB?: Trans;
    m: number;
    n: number;
    /** Default 1. With 0, A is not read. */
    alpha?: Scalar<P>;
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** Default 1. With 0, B is not read. */
    beta?: Scalar<P>;
    B: Ptr<NoInfer<P>>;
    /** At least the rows of B, and 1. */
    ldb: number;
    /** Out. May lie in the same buffer as A or B if it shares no element with them. */
    C: Ptr<NoInfer<P>>;
    /** At least the rows of C, and 1. */
    ldc: number;
}
/**
 * C := alpha op(A) + beta op(B), op(X) = X ('n'), X^T ('t') or X^H ('c'). C is m x n, and so are op(A) and op(B); column-major.
 *
 * Overwrites C only, which is not read. Flops 3 m n. Half is computed in single and rounded once: what is too large becomes infinite. On a
 * GPU context halves and singles, also complex, are computed on the GPU, doubles where they live.
 * Source: cuBLAS xGEAM.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgeam(ctx.queue, { transB: 't', m: n, n, alpha: 0.5, A, lda: n, beta: 0.5, B: A, ldb: n, C, ldc: n }); // (A + A^T) / 2
 */
export declare const geam: {
    <P extends Prec>(on: Context | Queue, args: GeamArgs<P>, prec?: P): Promise<void>;
};
/**
 * C := alpha op(A) + beta op(B), op(X) = X ('n'), X^T ('t') or X^H ('c'). C is m x n, and so are op(A) and op(B); column-major.
 *
 * Overwrites C only, which is not read. Flops 3 m n. Half is computed in single and rounded once: what is too large becomes infinite. On a
 * GPU context halves and singles, also complex, are computed on the GPU, doubles where they live.
 * Source: cuBLAS xGEAM.
 *
 * In half precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgeam(ctx.queue, { transB: 't', m: n, n, alpha: 0.5, A, lda: n, beta: 0.5, B: A, ldb: n, C, ldc: n }); // (A + A^T) / 2
 */
export declare const hgeam: {
    (on: Context | Queue, args: GeamArgs<'h'>): Promise<void>;
} & {
    readonly prec: 'h';
};
/**
 * C := alpha op(A) + beta op(B), op(X) = X ('n'), X^T ('t') or X^H ('c'). C is m x n, and so are op(A) and op(B); column-major.
 *
 * Overwrites C only, which is not read. Flops 3 m n. Half is computed in single and rounded once: what is too large becomes infinite. On a
 * GPU context halves and singles, also complex, are computed on the GPU, doubles where they live.
 * Source: cuBLAS xGEAM.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgeam(ctx.queue, { transB: 't', m: n, n, alpha: 0.5, A, lda: n, beta: 0.5, B: A, ldb: n, C, ldc: n }); // (A + A^T) / 2
 */
export declare const sgeam: {
    (on: Context | Queue, args: GeamArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * C := alpha op(A) + beta op(B), op(X) = X ('n'), X^T ('t') or X^H ('c'). C is m x n, and so are op(A) and op(B); column-major.
 *
 * Overwrites C only, which is not read. Flops 3 m n. Half is computed in single and rounded once: what is too large becomes infinite. On a
 * GPU context halves and singles, also complex, are computed on the GPU, doubles where they live.
 * Source: cuBLAS xGEAM.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgeam(ctx.queue, { transB: 't', m: n, n, alpha: 0.5, A, lda: n, beta: 0.5, B: A, ldb: n, C, ldc: n }); // (A + A^T) / 2
 */
export declare const dgeam: {
    (on: Context | Queue, args: GeamArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * C := alpha op(A) + beta op(B), op(X) = X ('n'), X^T ('t') or X^H ('c'). C is m x n, and so are op(A) and op(B); column-major.
 *
 * Overwrites C only, which is not read. Flops 3 m n. Half is computed in single and rounded once: what is too large becomes infinite. On a
 * GPU context halves and singles, also complex, are computed on the GPU, doubles where they live.
 * Source: cuBLAS xGEAM.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgeam(ctx.queue, { transB: 't', m: n, n, alpha: 0.5, A, lda: n, beta: 0.5, B: A, ldb: n, C, ldc: n }); // (A + A^T) / 2
 */
export declare const cgeam: {
    (on: Context | Queue, args: GeamArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * C := alpha op(A) + beta op(B), op(X) = X ('n'), X^T ('t') or X^H ('c'). C is m x n, and so are op(A) and op(B); column-major.
 *
 * Overwrites C only, which is not read. Flops 3 m n. Half is computed in single and rounded once: what is too large becomes infinite. On a
 * GPU context halves and singles, also complex, are computed on the GPU, doubles where they live.
 * Source: cuBLAS xGEAM.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgeam(ctx.queue, { transB: 't', m: n, n, alpha: 0.5, A, lda: n, beta: 0.5, B: A, ldb: n, C, ldc: n }); // (A + A^T) / 2
 */
export declare const zgeam: {
    (on: Context | Queue, args: GeamArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
