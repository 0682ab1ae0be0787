import type { GruOrder, LstmOrder } from '../../core/recurrence.ts';
import type { ArrayInput } from '../../linalg/arrays.ts';
import type { NdArray } from '../../linalg/ndarray.ts';
import { type LayerOptions } from './layers.ts';
/** What an LSTM has besides inputs and weights. */
export interface LstmOptions extends LayerOptions {
    /** The first cells, batch x hidden. Default: zeros. */
    readonly c0?: ArrayInput;
    /** Peepholes of the gates i, o and f in this order, 3 hidden numbers, with both directions in two rows. Default: zeros. */
    readonly p?: ArrayInput;
    /** Gates of w, u and b by their order; g makes new contents. Default 'iofg', as in ONNX; 'ifgo': PyTorch, Keras. */
    readonly order?: LstmOrder;
}
/** What a GRU has besides inputs and weights. */
export interface GruOptions extends LayerOptions {
    /** Summands beside the products with u, like b. Default: zeros. */
    readonly bu?: ArrayInput;
    /** Gates of w, u and the summands by their order. Default 'zrn', as in ONNX and Keras; 'rzn': PyTorch. */
    readonly order?: GruOrder;
    /** The reset gate acts behind the product, as in PyTorch and Keras. Default false, as in ONNX. */
    readonly resetAfter?: boolean;
}
/** All outputs of a layer, and the last ones. */
export interface Sequences<T extends NdArray = NdArray> {
    readonly y: T;
    readonly h: T;
}
/** The same, and the last cells. */
export interface LstmSequences<T extends NdArray = NdArray> extends Sequences<T> {
    readonly c: T;
}
/**
 * A layer of long short-term memory over sequences: { y, h, c }, all outputs, the last ones, and the last cells.
 *
 * x is steps x batch x inputs, w is 4 hidden x inputs, u is 4 hidden x hidden, b 4 hidden, h0 and c0 batch x hidden; then y is steps x
 * batch x hidden, h and c are batch x hidden. With direction 'both', weights, summands and states have an axis of length 2 in front, y is
 * steps x 2 x batch x hidden, and h and c are 2 x batch x hidden, as in ONNX. The gates and their order: lstmForward, by which it is
 * computed on the context's backend, doubles on the CPU. Operands are whatever counts as an array (ArrayInput) and are read before the call
 * returns its promise; the results are new ndarrays, single if all are.
 *
 * @throws ArgumentError for a wrong data type, shape or option.
 * @example
 * const [w, u] = [[[0.45, 0.25], [0.95, 0.8], [0.7, 0.45], [0.6, 0.4]], [[0.15], [0.8], [0.1], [0.25]]];
 * const { y } = await lstm([[[1, 2]], [[0.5, 3]]], w, u, { order: 'gifo', b: [0.2, 0.65, 0.15, 0.1] });
 * console.log(y.get(0, 0, 0), y.get(1, 0, 0)); // 0.53631 0.77197, rounded
 */
export declare function lstm(x: ArrayInput, w: ArrayInput, u: ArrayInput, options?: LstmOptions): Promise<LstmSequences>;
/**
 * A layer of gated recurrent units over sequences: { y, h }, all outputs and the last ones.
 *
 * x is steps x batch x inputs, w is 3 hidden x inputs, u is 3 hidden x hidden, b and bu are 3 hidden, h0 batch x hidden; results, the
 * direction 'both' and the rest are as those of lstm. The gates and their order: gruForward, by which it is computed.
 *
 * @throws ArgumentError for a wrong data type, shape or option.
 * @example
 * const { h } = await gru([[[1]]], [[0], [0], [1]], [[0], [0], [0]]);
 * console.log(h.get(0, 0)); // 0.3807970779778823, half of tanh(1)
 */
export declare function gru(x: ArrayInput, w: ArrayInput, u: ArrayInput, options?: GruOptions): Promise<Sequences>;
