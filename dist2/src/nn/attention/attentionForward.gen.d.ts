import type { Prec, SumOf } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of attentionForward, by name. */
export interface AttentionForwardArgs<P extends Prec> {
    /**
     * Order of the axes of Q, K, V and O: batch, heads, rows, numbers of a row; or rows in front of heads.
     * Default 'bhsd'.
     */
    axes?: 'bhsd' | 'bshd';
    batch: number;
    /** Of queries. */
    heads: number;
    /** Default 1. Heads of queries that share one of keys and values, one behind the other; divides `heads`. */
    groups?: number;
    /** Rows of Q. */
    queries: number;
    /** Rows of K and V that are read. */
    keys: number;
    /** Numbers of a query and of a key. */
    dim: number;
    /** Numbers of a value. */
    dimV: number;
    /** Default 0, which is `keys`. Rows that K and V have room for in every head: a cache into which keys are written as they come. */
    capacity?: number;
    /** Default false. True: query i sees key j only if j <= i + past. */
    causal?: boolean;
    /** Default 0. Keys of the cache in front of that of the first query. */
    past?: number;
    /** Default 0, which is 1 / sqrt(dim). */
    scale?: number;
    /** Default 0, which is none. Scores x become cap tanh(x / cap), before the mask. */
    cap?: number;
    /** Default 1. Batches of the mask: 1 for one that all share, or `batch`. */
    maskBatch?: number;
    /** Default 1. As maskBatch, or `heads`. */
    maskHeads?: number;
    Q: Ptr<P>;
    K: Ptr<NoInfer<P>>;
    V: Ptr<NoInfer<P>>;
    /** What is added to scores, maskBatch x maskHeads x queries x keys; -inf hides a key. Without it 0. */
    mask?: Ptr<NoInfer<P>>;
    /** Out, batch x heads x queries x dimV in the order of `axes`. */
    O: Ptr<NoInfer<P>>;
    /** Out, batch x heads x queries, single for halves: of each row the logarithm of the sum of exponentials, for the gradient. */
    L?: Ptr<SumOf<P>>;
}
/**
 * Scaled dot products: for every batch and head, O := softmax(S) V, row by row, where S(i, j) = scale Q(i, :) K(j, :)^T + mask(i, j).
 *
 * Tensors are packed, the last index fastest, in one of two orders of axes. Heads of queries may share heads of keys (`groups`), keys and
 * values may lie in a cache with room for more (`capacity`, `past`), and the softmax may see no key behind a query (`causal`).
 *
 * Overwrites O and L. A row all of whose keys are hidden is 0, and its L is -inf. NaN in a row of Q makes that row of O NaN; in K, V or the
 * mask, the rows that see it. On a GPU scores are never in memory: 32 keys at a time, with weights relative to the largest so far, so that
 * beside the operands no memory is needed that grows with the number of keys, but for calls of few queries (queries groups <= 16), whose
 * keys are divided into up to 128 slices that are joined. Half precision stores halves and computes in single; where the GPU has matrix
 * units, weights are rounded to halves for them if dim = dimV is 64 or 128 and offsets are multiples of 8. On a GPU context halves and
 * singles run on the GPU, doubles on the CPU. Flops 2 batch heads queries keys (dim + dimV).
 * Source: Vaswani et al. 2017; Milakov and Gimelshein 2018; Dao 2023, FlashAttention-2.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Eight heads of queries on two of keys, each query sees what came before it.
 * const sizes = { batch: 1, heads: 8, groups: 4, queries: 100, keys: 100, dim: 64, dimV: 64 };
 * await sattentionForward(ctx.queue, { ...sizes, causal: true, Q, K, V, O });
 */
export declare const attentionForward: {
    <P extends Prec>(on: Context | Queue, args: AttentionForwardArgs<P>, prec?: P): Promise<void>;
};
/**
 * Scaled dot products: for every batch and head, O := softmax(S) V, row by row, where S(i, j) = scale Q(i, :) K(j, :)^T + mask(i, j).
 *
 * Tensors are packed, the last index fastest, in one of two orders of axes. Heads of queries may share heads of keys (`groups`), keys and
 * values may lie in a cache with room for more (`capacity`, `past`), and the softmax may see no key behind a query (`causal`).
 *
 * Overwrites O and L. A row all of whose keys are hidden is 0, and its L is -inf. NaN in a row of Q makes that row of O NaN; in K, V or the
 * mask, the rows that see it. On a GPU scores are never in memory: 32 keys at a time, with weights relative to the largest so far, so that
 * beside the operands no memory is needed that grows with the number of keys, but for calls of few queries (queries groups <= 16), whose
 * keys are divided into up to 128 slices that are joined. Half precision stores halves and computes in single; where the GPU has matrix
 * units, weights are rounded to halves for them if dim = dimV is 64 or 128 and offsets are multiples of 8. On a GPU context halves and
 * singles run on the GPU, doubles on the CPU. Flops 2 batch heads queries keys (dim + dimV).
 * Source: Vaswani et al. 2017; Milakov and Gimelshein 2018; Dao 2023, FlashAttention-2.
 *
 * In half precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Eight heads of queries on two of keys, each query sees what came before it.
 * const sizes = { batch: 1, heads: 8, groups: 4, queries: 100, keys: 100, dim: 64, dimV: 64 };
 * await sattentionForward(ctx.queue, { ...sizes, causal: true, Q, K, V, O });
 */
export declare const hattentionForward: {
    (on: Context | Queue, args: AttentionForwardArgs<'h'>): Promise<void>;
} & {
    readonly prec: 'h';
};
/**
 * Scaled dot products: for every batch and head, O := softmax(S) V, row by row, where S(i, j) = scale Q(i, :) K(j, :)^T + mask(i, j).
 *
 * Tensors are packed, the last index fastest, in one of two orders of axes. Heads of queries may share heads of keys (`groups`), keys and
 * values may lie in a cache with room for more (`capacity`, `past`), and the softmax may see no key behind a query (`causal`).
 *
 * Overwrites O and L. A row all of whose keys are hidden is 0, and its L is -inf. NaN in a row of Q makes that row of O NaN; in K, V or the
 * mask, the rows that see it. On a GPU scores are never in memory: 32 keys at a time, with weights relative to the largest so far, so that
 * beside the operands no memory is needed that grows with the number of keys, but for calls of few queries (queries groups <= 16), whose
 * keys are divided into up to 128 slices that are joined. Half precision stores halves and computes in single; where the GPU has matrix
 * units, weights are rounded to halves for them if dim = dimV is 64 or 128 and offsets are multiples of 8. On a GPU context halves and
 * singles run on the GPU, doubles on the CPU. Flops 2 batch heads queries keys (dim + dimV).
 * Source: Vaswani et al. 2017; Milakov and Gimelshein 2018; Dao 2023, FlashAttention-2.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Eight heads of queries on two of keys, each query sees what came before it.
 * const sizes = { batch: 1, heads: 8, groups: 4, queries: 100, keys: 100, dim: 64, dimV: 64 };
 * await sattentionForward(ctx.queue, { ...sizes, causal: true, Q, K, V, O });
 */
export declare const sattentionForward: {
    (on: Context | Queue, args: AttentionForwardArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * Scaled dot products: for every batch and head, O := softmax(S) V, row by row, where S(i, j) = scale Q(i, :) K(j, :)^T + mask(i, j).
 *
 * Tensors are packed, the last index fastest, in one of two orders of axes. Heads of queries may share heads of keys (`groups`), keys and
 * values may lie in a cache with room for more (`capacity`, `past`), and the softmax may see no key behind a query (`causal`).
 *
 * Overwrites O and L. A row all of whose keys are hidden is 0, and its L is -inf. NaN in a row of Q makes that row of O NaN; in K, V or the
 * mask, the rows that see it. On a GPU scores are never in memory: 32 keys at a time, with weights relative to the largest so far, so that
 * beside the operands no memory is needed that grows with the number of keys, but for calls of few queries (queries groups <= 16), whose
 * keys are divided into up to 128 slices that are joined. Half precision stores halves and computes in single; where the GPU has matrix
 * units, weights are rounded to halves for them if dim = dimV is 64 or 128 and offsets are multiples of 8. On a GPU context halves and
 * singles run on the GPU, doubles on the CPU. Flops 2 batch heads queries keys (dim + dimV).
 * Source: Vaswani et al. 2017; Milakov and Gimelshein 2018; Dao 2023, FlashAttention-2.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Eight heads of queries on two of keys, each query sees what came before it.
 * const sizes = { batch: 1, heads: 8, groups: 4, queries: 100, keys: 100, dim: 64, dimV: 64 };
 * await sattentionForward(ctx.queue, { ...sizes, causal: true, Q, K, V, O });
 */
export declare const dattentionForward: {
    (on: Context | Queue, args: AttentionForwardArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
