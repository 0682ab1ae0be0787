import type { Sequence } from '../core/recurrence.ts';
import type { AttentionCall } from './layers.ts';
import { type Attributes, type Inputs, type OwnBackend } from './ownBackend.ts';
import type { TensorInfo } from './peers.ts';
/** Kernels by name; the names are ours and in no other registry. */
export declare const LSTM = "BasaltLstm";
export declare const LSTM_GRADIENT = "BasaltLstmGradient";
export declare const GRU = "BasaltGru";
export declare const GRU_GRADIENT = "BasaltGruGradient";
export declare const ATTENTION = "BasaltAttention";
export declare const ATTENTION_GRADIENT = "BasaltAttentionGradient";
export declare const LAYER_NORM = "BasaltLayerNorm";
export declare const LAYER_NORM_GRADIENT = "BasaltLayerNormGradient";
export declare const SOFTMAX_GRADIENT = "BasaltSoftmaxGradient";
/** Attributes of all kernels here: the names of the inputs in their order. */
export interface Named {
    readonly names: readonly string[];
}
export interface RecurrenceAttributes<S extends Sequence> extends Named {
    readonly sequence: S;
}
export interface AttentionAttributes extends Named {
    readonly call: AttentionCall;
}
export interface NormAttributes extends Named {
    readonly epsilon: number;
}
type Computing = (own: OwnBackend, inputs: Inputs, attrs: Attributes) => TensorInfo[];
export declare const computeLstm: Computing;
export declare const computeLstmGradient: Computing;
export declare const computeGru: Computing;
export declare const computeGruGradient: Computing;
export declare const computeAttention: Computing;
export declare const computeAttentionGradient: Computing;
export declare const computeLayerNorm: Computing;
export declare const computeLayerNormGradient: Computing;
/** Softmax of the last dimension, which is the only one that tfjs asks for. */
export declare function softmax(own: OwnBackend, inputs: Inputs, attrs: Attributes): TensorInfo;
export declare function softmaxGradient(own: OwnBackend, { y, dy }: Inputs): TensorInfo;
export {};
