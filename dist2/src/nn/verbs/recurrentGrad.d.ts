import type { ArrayInput } from '../../linalg/arrays.ts';
import type { NdArray } from '../../linalg/ndarray.ts';
import type { GruOptions, LstmOptions } from './recurrent.ts';
/** Gradients by the operands of a layer; those that it was not given count as zeros. */
export interface LayerGradients<T extends NdArray = NdArray> {
    readonly dx: T;
    readonly dw: T;
    readonly du: T;
    readonly db: T;
    readonly dh0: T;
}
/** The same of an LSTM. */
export interface LstmGradients<T extends NdArray = NdArray> extends LayerGradients<T> {
    readonly dc0: T;
    readonly dp: T;
}
/** The same of a GRU. */
export interface GruGradients<T extends NdArray = NdArray> extends LayerGradients<T> {
    readonly dbu: T;
}
/** What depends on the last outputs and cells besides y. */
export interface LstmGradOptions extends LstmOptions {
    /** The gradient by h. Default: zeros. */
    readonly dh?: ArrayInput;
    /** The gradient by c. Default: zeros. */
    readonly dc?: ArrayInput;
}
/** What depends on the last outputs besides y. */
export interface GruGradOptions extends GruOptions {
    /** The gradient by h. Default: zeros. */
    readonly dh?: ArrayInput;
}
/**
 * The gradients of lstm(x, w, u) by its operands, from the gradient dy by y: { dx, dw, du, db, dh0, dc0, dp }.
 *
 * x, w, u and the options are those of lstm, dy has the shape of y, and each result that of what it is by. States are computed anew.
 * Computed by lstmForward and lstmBackward on the context's backend, doubles on the CPU.
 *
 * @throws ArgumentError for a wrong data type, shape or option.
 * @example
 * const [w, u] = [[[0], [0], [0], [1]], [[0], [0], [0], [0]]];
 * const { db } = await lstmGrad([[[0]]], w, u, [[[1]]]);
 * console.log(db.data); // Float64Array(4) [ 0, 0, 0, 0.25 ]
 */
export declare function lstmGrad(x: ArrayInput, w: ArrayInput, u: ArrayInput, dy: ArrayInput, options?: LstmGradOptions): Promise<LstmGradients>;
/**
 * The gradients of gru(x, w, u) by its operands, from the gradient dy by y: { dx, dw, du, db, dbu, dh0 }.
 *
 * x, w, u and the options are those of gru, dy has the shape of y, and each result that of what it is by. States are computed anew.
 * Computed by gruForward and gruBackward on the context's backend, doubles on the CPU.
 *
 * @throws ArgumentError for a wrong data type, shape or option.
 * @example
 * const { dx } = await gruGrad([[[0]]], [[0], [0], [1]], [[0], [0], [0]], [[[1]]]);
 * console.log(dx.get(0, 0, 0)); // 0.5
 */
export declare function gruGrad(x: ArrayInput, w: ArrayInput, u: ArrayInput, dy: ArrayInput, options?: GruGradOptions): Promise<GruGradients>;
