import type { TensorLike } from './ops.ts';
import type { Core, Tensor } from './peers.ts';
import { type RecurrentLayer } from './recurrentLayer.ts';
/** What all recurrences take besides their input and weights. */
export interface RecurrenceOptions {
    /** One number for each column of the kernel. Default none. */
    readonly bias?: Tensor | TensorLike | undefined;
    /** The states before the first step, each [batch, units]: h, and of an LSTM c. Default zeros. */
    readonly initialState?: readonly Tensor[] | undefined;
    /** Reads sequences from their end; outputs are in the order in which they were made. Default false. */
    readonly goBackwards?: boolean | undefined;
    /** Gives the outputs of all steps, [batch, steps, units], not those of the last, [batch, units]. Default false. */
    readonly returnSequences?: boolean | undefined;
    /** Gives the states behind the last step, too. Default false. */
    readonly returnState?: boolean | undefined;
}
/** Of a GRU also where its reset gate acts. */
export interface GruOptions extends RecurrenceOptions {
    /** Default false, as in tf.layers.gru: the reset gate acts on the state, not on its product. */
    readonly resetAfter?: boolean | undefined;
    /** One number for each column of the recurrent kernel, added to its products. Default none. */
    readonly recurrentBias?: Tensor | TensorLike | undefined;
}
/** How scores become weights. */
export interface AttentionOptions {
    /**
     * What is added to scores, or of type bool: true where a key is seen. [queries, keys], or [batch, queries, keys], or with heads between;
     * dimensions of size 1 are spread. It has no gradient.
     */
    readonly mask?: Tensor | undefined;
    /** Query i sees key j only if j <= i + past. Default false. */
    readonly causal?: boolean | undefined;
    /** Keys in front of that of the first query. Default 0. */
    readonly past?: number | undefined;
    /** Default 1 / sqrt(dim). */
    readonly scale?: number | undefined;
}
export interface LayerNormOptions {
    /** Factors, one for each number of a row. Default ones. */
    readonly gamma?: Tensor | TensorLike | undefined;
    /** Summands, alike. Default zeros. */
    readonly beta?: Tensor | TensorLike | undefined;
    /** Default 1e-3, as in tf.layers.layerNormalization. */
    readonly epsilon?: number | undefined;
}
/**
 * Layers in a few kernels where tfjs launches some for every step. Singles, with gradients of first order, on the backend that
 * registerBasalt has registered, which must be the current one; wrong shapes throw.
 */
export interface LayerOperations {
    /**
     * tf.layers.lstm with activation 'tanh' and recurrentActivation 'sigmoid': x [batch, steps, inputs], kernel [inputs, 4 units],
     * recurrentKernel [units, 4 units], gates in the order i, f, c, o. Gives [outputs], with returnState [outputs, h, c].
     * @example
     * const [y] = basalt.lstm(x, kernel, recurrentKernel, { bias, returnSequences: true });
     */
    lstm(x: Tensor | TensorLike, kernel: Tensor | TensorLike, recurrentKernel: Tensor | TensorLike, options?: RecurrenceOptions): Tensor[];
    /** tf.layers.gru, alike, with gates in the order z, r, h. Gives [outputs], with returnState [outputs, h]. */
    gru(x: Tensor | TensorLike, kernel: Tensor | TensorLike, recurrentKernel: Tensor | TensorLike, options?: GruOptions): Tensor[];
    /**
     * softmax(scale q k^T + mask) v: q [batch, heads, queries, dim], k [batch, key heads, keys, dim], v [batch, key heads, keys, dimV], or
     * all without heads. Heads of queries may share those of keys: as many one behind the other as there are more of them. Scores are never
     * in memory. A query that sees no key gets zeros.
     * @example
     * const y = basalt.attention(q, k, v, { causal: true });
     */
    attention(q: Tensor, k: Tensor, v: Tensor, options?: AttentionOptions): Tensor;
    /** (x - mean) / sqrt(variance + epsilon) gamma + beta over the last dimension. */
    layerNorm(x: Tensor | TensorLike, options?: LayerNormOptions): Tensor;
    /**
     * Gives a layer of tf.layers.lstm or tf.layers.gru, before it is used, the inner loop of `lstm` or `gru`, and returns it. The layer stays
     * what it is: where a call has a mask or drops out, or another backend is current, it computes as before.
     * @example
     * const model = tf.sequential();
     * model.add(basalt.recurrent(tf.layers.lstm({ units: 64, recurrentActivation: 'sigmoid', inputShape: [100, 32] })));
     */
    recurrent<L extends RecurrentLayer>(layer: L): L;
}
export declare function layerOperations(tf: Core): LayerOperations;
