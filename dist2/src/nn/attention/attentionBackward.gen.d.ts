import type { Prec, SumOf } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of attentionBackward, by name. */
export interface AttentionBackwardArgs<P extends Prec> {
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
    /** Of attentionForward, like L. */
    O: Ptr<NoInfer<P>>;
    L: Ptr<SumOf<P>>;
    /** Like O. */
    dO: Ptr<NoInfer<P>>;
    /** Out, like Q; dK like K, dV like V. */
    dQ?: Ptr<NoInfer<P>>;
    dK?: Ptr<NoInfer<P>>;
    dV?: Ptr<NoInfer<P>>;
}
/**
 * The gradient of attentionForward: from dO, the derivatives of a number by its result O, those by Q, K and V. With P = exp(S - L), the
 * weights of the softmax: dV = P^T dO, dS = P (dO V^T - rows of sums of dO O), dQ = scale dS K, dK = scale dS^T Q, over all heads of
 * queries that share a head of keys. Other arguments are as attentionForward was given them; O and L are its results.
 *
 * Overwrites dQ, dK and dV; those that are not wanted are left out. Rows of dK and dV behind the keys of a cache are left alone. Rows that
 * see no key have no part. On a GPU scores are computed again, for dQ and for dK and dV, and sums are in an order that depends on sizes
 * only. Half precision stores halves and computes in single. On matrix units, if the device has some, dim = dimV is 64 or 128, there are at
 * least 17 queries and keys, and operands begin at multiples of 8 in their buffers, sums are single, but weights and dS are rounded to
 * halves before they are multiplied: dS above 65504 is infinite. On a GPU context halves and singles run on the GPU, doubles on the CPU.
 * Flops 2 batch heads queries keys (3 dim + 2 dimV), counting scores once.
 * Source: Dao et al. 2022, FlashAttention, appendix B; Dao 2023.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const shape = { batch, heads, queries, keys, dim, dimV, causal: true };
 * await sattentionForward(ctx.queue, { ...shape, Q, K, V, O, L });
 * await sattentionBackward(ctx.queue, { ...shape, Q, K, V, O, L, dO, dQ, dK, dV });
 */
export declare const attentionBackward: {
    <P extends Prec>(on: Context | Queue, args: AttentionBackwardArgs<P>, prec?: P): Promise<void>;
};
/**
 * The gradient of attentionForward: from dO, the derivatives of a number by its result O, those by Q, K and V. With P = exp(S - L), the
 * weights of the softmax: dV = P^T dO, dS = P (dO V^T - rows of sums of dO O), dQ = scale dS K, dK = scale dS^T Q, over all heads of
 * queries that share a head of keys. Other arguments are as attentionForward was given them; O and L are its results.
 *
 * Overwrites dQ, dK and dV; those that are not wanted are left out. Rows of dK and dV behind the keys of a cache are left alone. Rows that
 * see no key have no part. On a GPU scores are computed again, for dQ and for dK and dV, and sums are in an order that depends on sizes
 * only. Half precision stores halves and computes in single. On matrix units, if the device has some, dim = dimV is 64 or 128, there are at
 * least 17 queries and keys, and operands begin at multiples of 8 in their buffers, sums are single, but weights and dS are rounded to
 * halves before they are multiplied: dS above 65504 is infinite. On a GPU context halves and singles run on the GPU, doubles on the CPU.
 * Flops 2 batch heads queries keys (3 dim + 2 dimV), counting scores once.
 * Source: Dao et al. 2022, FlashAttention, appendix B; Dao 2023.
 *
 * In half precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const shape = { batch, heads, queries, keys, dim, dimV, causal: true };
 * await sattentionForward(ctx.queue, { ...shape, Q, K, V, O, L });
 * await sattentionBackward(ctx.queue, { ...shape, Q, K, V, O, L, dO, dQ, dK, dV });
 */
export declare const hattentionBackward: {
    (on: Context | Queue, args: AttentionBackwardArgs<'h'>): Promise<void>;
} & {
    readonly prec: 'h';
};
/**
 * The gradient of attentionForward: from dO, the derivatives of a number by its result O, those by Q, K and V. With P = exp(S - L), the
 * weights of the softmax: dV = P^T dO, dS = P (dO V^T - rows of sums of dO O), dQ = scale dS K, dK = scale dS^T Q, over all heads of
 * queries that share a head of keys. Other arguments are as attentionForward was given them; O and L are its results.
 *
 * Overwrites dQ, dK and dV; those that are not wanted are left out. Rows of dK and dV behind the keys of a cache are left alone. Rows that
 * see no key have no part. On a GPU scores are computed again, for dQ and for dK and dV, and sums are in an order that depends on sizes
 * only. Half precision stores halves and computes in single. On matrix units, if the device has some, dim = dimV is 64 or 128, there are at
 * least 17 queries and keys, and operands begin at multiples of 8 in their buffers, sums are single, but weights and dS are rounded to
 * halves before they are multiplied: dS above 65504 is infinite. On a GPU context halves and singles run on the GPU, doubles on the CPU.
 * Flops 2 batch heads queries keys (3 dim + 2 dimV), counting scores once.
 * Source: Dao et al. 2022, FlashAttention, appendix B; Dao 2023.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const shape = { batch, heads, queries, keys, dim, dimV, causal: true };
 * await sattentionForward(ctx.queue, { ...shape, Q, K, V, O, L });
 * await sattentionBackward(ctx.queue, { ...shape, Q, K, V, O, L, dO, dQ, dK, dV });
 */
export declare const sattentionBackward: {
    (on: Context | Queue, args: AttentionBackwardArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * The gradient of attentionForward: from dO, the derivatives of a number by its result O, those by Q, K and V. With P = exp(S - L), the
 * weights of the softmax: dV = P^T dO, dS = P (dO V^T - rows of sums of dO O), dQ = scale dS K, dK = scale dS^T Q, over all heads of
 * queries that share a head of keys. Other arguments are as attentionForward was given them; O and L are its results.
 *
 * Overwrites dQ, dK and dV; those that are not wanted are left out. Rows of dK and dV behind the keys of a cache are left alone. Rows that
 * see no key have no part. On a GPU scores are computed again, for dQ and for dK and dV, and sums are in an order that depends on sizes
 * only. Half precision stores halves and computes in single. On matrix units, if the device has some, dim = dimV is 64 or 128, there are at
 * least 17 queries and keys, and operands begin at multiples of 8 in their buffers, sums are single, but weights and dS are rounded to
 * halves before they are multiplied: dS above 65504 is infinite. On a GPU context halves and singles run on the GPU, doubles on the CPU.
 * Flops 2 batch heads queries keys (3 dim + 2 dimV), counting scores once.
 * Source: Dao et al. 2022, FlashAttention, appendix B; Dao 2023.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const shape = { batch, heads, queries, keys, dim, dimV, causal: true };
 * await sattentionForward(ctx.queue, { ...shape, Q, K, V, O, L });
 * await sattentionBackward(ctx.queue, { ...shape, Q, K, V, O, L, dO, dQ, dK, dV });
 */
export declare const dattentionBackward: {
    (on: Context | Queue, args: AttentionBackwardArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
