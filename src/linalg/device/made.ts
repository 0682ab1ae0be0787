// Device arrays made of numbers on the host.
import { DeviceBuffer } from '../../runtime/buffer.ts';
import type { Context } from '../../runtime/context.ts';
import { isSingle } from '../arrays.ts';
import type { DeviceArray } from '../deviceArray.ts';

/** What makes device arrays: the constructor of their class, which is not to be imported here. */
export type Make = (
  buffer: DeviceBuffer<'s' | 'd'>,
  shape: readonly number[],
  stride: readonly number[],
  offset: number,
) => DeviceArray;

/** An ndarray, as far as it is needed here. */
export interface Made {
  readonly data: Float32Array | Float64Array;
  readonly shape: readonly number[];
  readonly stride: readonly number[];
  readonly offset: number;
}

/** The device array of an ndarray that nobody else has: its own memory, where the context computes on the CPU. */
export function deviceArrayOf(context: Context, { data, shape, stride, offset }: Made, make: Make): DeviceArray {
  const type = isSingle(data) ? 's' : 'd';
  const buffer =
    context.placement(type) === 'gpu'
      ? context.upload<'s' | 'd'>(type, data)
      : new DeviceBuffer<'s' | 'd'>(context, type, data.length, undefined, data);
  return make(buffer, shape, stride, offset);
}
