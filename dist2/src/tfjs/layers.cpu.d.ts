import type { GruSequence, Sequence } from '../core/recurrence.ts';
import { type AttentionCall, type Layers } from './layers.ts';
import type { TensorInfo } from './peers.ts';
/** Tensors as arrays, and arrays as tensors: CpuCompute. */
export interface Memory {
    values(tensor: TensorInfo): Float32Array;
    tensor(shape: readonly number[], values: Float32Array): TensorInfo;
}
export declare class CpuLayers implements Layers {
    private readonly memory;
    constructor(memory: Memory);
    /** Calls `work` with the operands that are there, as columns of `ld` numbers, and with zeros for those to be made. */
    private run;
    lstm(s: Sequence, of: Parameters<Layers['lstm']>[1]): Readonly<Record<"S" | "Y" | "cT" | "hT", import("@tensorflow/tfjs-core").TensorInfo>>;
    lstmGradient(s: Sequence, of: Parameters<Layers['lstmGradient']>[1]): Readonly<Record<"G" | "dU" | "dW" | "db" | "dc0" | "dh0", import("@tensorflow/tfjs-core").TensorInfo>>;
    gru(s: GruSequence, of: Parameters<Layers['gru']>[1]): Readonly<Record<"S" | "Y" | "hT", import("@tensorflow/tfjs-core").TensorInfo>>;
    gruGradient(s: GruSequence, of: Parameters<Layers['gruGradient']>[1]): Readonly<Record<"G" | "dU" | "dW" | "db" | "dbU" | "dh0", import("@tensorflow/tfjs-core").TensorInfo>>;
    attention(s: AttentionCall, of: Parameters<Layers['attention']>[1]): Readonly<Record<"L" | "O", import("@tensorflow/tfjs-core").TensorInfo>>;
    attentionGradient(s: AttentionCall, of: Parameters<Layers['attentionGradient']>[1]): Readonly<Record<"dK" | "dQ" | "dV", import("@tensorflow/tfjs-core").TensorInfo>>;
    softmax(m: number, n: number, shape: number[], of: Parameters<Layers['softmax']>[3]): Readonly<Record<"Y", import("@tensorflow/tfjs-core").TensorInfo>>;
    softmaxGradient(m: number, n: number, shape: number[], of: Parameters<Layers['softmaxGradient']>[3]): Readonly<Record<"dX", import("@tensorflow/tfjs-core").TensorInfo>>;
    layerNorm(m: number, n: number, epsilon: number, of: Parameters<Layers['layerNorm']>[3]): Readonly<Record<"Y" | "mean" | "rstd", import("@tensorflow/tfjs-core").TensorInfo>>;
    layerNormGradient(m: number, n: number, of: Parameters<Layers['layerNormGradient']>[2]): Readonly<Record<"dBeta" | "dGamma" | "dX", import("@tensorflow/tfjs-core").TensorInfo>>;
}
