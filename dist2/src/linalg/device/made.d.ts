import { DeviceBuffer } from '../../runtime/buffer.ts';
import type { Context } from '../../runtime/context.ts';
import type { DeviceArray } from '../deviceArray.ts';
/**
 * Whether device arrays of a type lie on the GPU: singles do where there is one. Doubles lie in the host's memory, also where their buffers
 * would be the GPU's, for the kernels that copy and sum arrays of any strides are of singles.
 */
export declare const liesOnGpu: (context: Context, type: 's' | 'd') => boolean;
/** What makes device arrays: the constructor of their class, which is not to be imported here. */
export type Make = (buffer: DeviceBuffer<'s' | 'd'>, shape: readonly number[], stride: readonly number[], offset: number) => DeviceArray;
/** An ndarray, as far as it is needed here. */
export interface Made {
    readonly data: Float32Array | Float64Array;
    readonly shape: readonly number[];
    readonly stride: readonly number[];
    readonly offset: number;
}
/** The device array of an ndarray that nobody else has: its own memory, where the context computes on the CPU. */
export declare function deviceArrayOf(context: Context, { data, shape, stride, offset }: Made, make: Make): DeviceArray;
