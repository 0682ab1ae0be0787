import type { Prec } from '../../core/field.ts';
import type { Ptr, Side } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of dgmm, by name. */
export interface DgmmArgs<P extends Prec> {
    /** 'l': x has m elements and scales rows; 'r': x has n elements and scales columns. */
    side: Side;
    m: number;
    n: number;
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** incx: With a negative one x is read from its far end, as in BLAS. */
    x: Ptr<NoInfer<P>>;
    /** Default 1; not 0. With incx < 0 element 0 is the last one in memory. */
    incx?: number;
    /** Out. May lie in the same buffer as A or x if it shares no element with them. */
    C: Ptr<NoInfer<P>>;
    /** At least the rows of C, and 1. */
    ldc: number;
}
/**
 * C := diag(x) A (side 'l') or A diag(x) (side 'r') for m x n matrices, column-major.
 *
 * Overwrites C only, which is not read. Flops m n. Half is computed in single and rounded once: what is too large becomes infinite. On a
 * GPU context halves and singles, also complex, are computed on the GPU, doubles where they live.
 * Source: cuBLAS xDGMM.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sdgmm(ctx.queue, { side: 'r', m, n, A, lda: m, x: scale, C, ldc: m });
 */
export declare const dgmm: {
    <P extends Prec>(on: Context | Queue, args: DgmmArgs<P>, prec?: P): Promise<void>;
};
/**
 * C := diag(x) A (side 'l') or A diag(x) (side 'r') for m x n matrices, column-major.
 *
 * Overwrites C only, which is not read. Flops m n. Half is computed in single and rounded once: what is too large becomes infinite. On a
 * GPU context halves and singles, also complex, are computed on the GPU, doubles where they live.
 * Source: cuBLAS xDGMM.
 *
 * In half precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sdgmm(ctx.queue, { side: 'r', m, n, A, lda: m, x: scale, C, ldc: m });
 */
export declare const hdgmm: {
    (on: Context | Queue, args: DgmmArgs<'h'>): Promise<void>;
} & {
    readonly prec: 'h';
};
/**
 * C := diag(x) A (side 'l') or A diag(x) (side 'r') for m x n matrices, column-major.
 *
 * Overwrites C only, which is not read. Flops m n. Half is computed in single and rounded once: what is too large becomes infinite. On a
 * GPU context halves and singles, also complex, are computed on the GPU, doubles where they live.
 * Source: cuBLAS xDGMM.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sdgmm(ctx.queue, { side: 'r', m, n, A, lda: m, x: scale, C, ldc: m });
 */
export declare const sdgmm: {
    (on: Context | Queue, args: DgmmArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * C := diag(x) A (side 'l') or A diag(x) (side 'r') for m x n matrices, column-major.
 *
 * Overwrites C only, which is not read. Flops m n. Half is computed in single and rounded once: what is too large becomes infinite. On a
 * GPU context halves and singles, also complex, are computed on the GPU, doubles where they live.
 * Source: cuBLAS xDGMM.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sdgmm(ctx.queue, { side: 'r', m, n, A, lda: m, x: scale, C, ldc: m });
 */
export declare const ddgmm: {
    (on: Context | Queue, args: DgmmArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * C := diag(x) A (side 'l') or A diag(x) (side 'r') for m x n matrices, column-major.
 *
 * Overwrites C only, which is not read. Flops m n. Half is computed in single and rounded once: what is too large becomes infinite. On a
 * GPU context halves and singles, also complex, are computed on the GPU, doubles where they live.
 * Source: cuBLAS xDGMM.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sdgmm(ctx.queue, { side: 'r', m, n, A, lda: m, x: scale, C, ldc: m });
 */
export declare const cdgmm: {
    (on: Context | Queue, args: DgmmArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * C := diag(x) A (side 'l') or A diag(x) (side 'r') for m x n matrices, column-major.
 *
 * Overwrites C only, which is not read. Flops m n. Half is computed in single and rounded once: what is too large becomes infinite. On a
 * GPU context halves and singles, also complex, are computed on the GPU, doubles where they live.
 * Source: cuBLAS xDGMM.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sdgmm(ctx.queue, { side: 'r', m, n, A, lda: m, x: scale, C, ldc: m });
 */
export declare const zdgmm: {
    (on: Context | Queue, args: DgmmArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
