import type { ArrayInput, Solved } from '../../linalg/arrays.ts';
import type { NdArray } from '../../linalg/ndarray.ts';
import type { VerbOptions } from '../../linalg/options.ts';
/** What a query sees, and how. */
export interface AttentionOptions extends VerbOptions {
    /** Query i sees key j only if j <= i + past. Default false. */
    readonly causal?: boolean;
    /** Keys in front of that of the first query. Default 0. */
    readonly past?: number;
    /** Of the products of queries and keys. Default 1 / sqrt(their length). */
    readonly scale?: number;
    /** Scores x, scaled, become cap tanh(x / cap). Default: they stay as they are. */
    readonly cap?: number;
    /**
     * Summands of the scores behind that, [batch x heads x] queries x keys, where batch and heads may be 1; -Infinity hides a key. Nothing is
     * differentiated by it.
     */
    readonly mask?: ArrayInput;
}
/**
 * softmax(scale q k^T) v for every batch and head: what queries find where they look by keys.
 *
 * q is batch x heads x queries x dim, k is batch x heads x keys x dim, v is batch x heads x keys x any, or all without batch, or also
 * without heads. The heads of k and v may be fewer, if their number divides that of q: neighbouring heads of q then share one. The result
 * is a new ndarray, batch x heads x queries x any, single if all operands are, which are read before the call returns its promise. A query
 * that sees no key finds 0. Computed by attentionForward, on the context's backend, doubles on the CPU.
 * Flops 2 batch heads queries keys (dim + any).
 *
 * @throws ArgumentError for wrong data types, shapes and options.
 * @example
 * const found = await attention([[0, 0]], [[1, 0], [0, 1]], [[1], [3]]);
 * console.log(found.get(0, 0)); // 2
 */
export declare const attention: <A extends ArrayInput>(q: A, k: ArrayInput, v: ArrayInput, options?: AttentionOptions) => Promise<NdArray<Solved<A>>>;
/** Gradients by the operands of attention. */
export interface AttentionGradients<T extends NdArray = NdArray> {
    readonly dq: T;
    readonly dk: T;
    readonly dv: T;
}
/**
 * The gradients of attention(q, k, v) by q, k and v, from the gradient dy by its result: { dq, dk, dv }.
 *
 * q, k, v and the options are those of attention, dy has the shape of its result, which is computed anew. The results are new ndarrays
 * of the shapes of q, k and v, single if all are. Computed by attentionForward and attentionBackward on the context's backend, doubles on
 * the CPU. Flops 2 batch heads queries keys (4 dim + 3 any).
 *
 * @throws ArgumentError for wrong data types, shapes and options.
 * @example
 * const { dv } = await attentionGrad([[0, 0]], [[1, 0], [0, 1]], [[1], [3]], [[1]]);
 * console.log(dv.data); // Float64Array(2) [ 0.5, 0.5 ]
 */
export declare function attentionGrad(q: ArrayInput, k: ArrayInput, v: ArrayInput, dy: ArrayInput, options?: AttentionOptions): Promise<AttentionGradients>;
