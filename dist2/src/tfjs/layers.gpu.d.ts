import type { GruSequence, Sequence } from '../core/recurrence.ts';
import type { DeviceBuffer } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import { type AttentionCall, type Layers } from './layers.ts';
import type { TensorInfo } from './peers.ts';
/** Makes tensors, and records launches on them: GpuCompute. */
export interface Recorder {
    tensor(shape: readonly number[]): TensorInfo;
    record(name: string, tensors: readonly TensorInfo[], work: (buffers: DeviceBuffer[]) => void): void;
}
export declare class GpuLayers implements Layers {
    private readonly recorder;
    private readonly queue;
    constructor(recorder: Recorder, queue: Queue);
    /** Calls `work` with the operands that are there and those to be made, or gives again what it gave in a call of that name. */
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
