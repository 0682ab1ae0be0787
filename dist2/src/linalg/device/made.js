// Device arrays made of numbers on the host.
import { DeviceBuffer } from '../../runtime/buffer.js';
import { isSingle } from '../arrays.js';
/**
 * Whether device arrays of a type lie on the GPU: singles do where there is one. Doubles lie in the host's memory, also where their buffers
 * would be the GPU's, for the kernels that copy and sum arrays of any strides are of singles.
 */
export const liesOnGpu = (context, type) => type === 's' && context.placement(type) === 'gpu';
/** The device array of an ndarray that nobody else has: its own memory, where the context computes on the CPU. */
export function deviceArrayOf(context, { data, shape, stride, offset }, make) {
    const type = isSingle(data) ? 's' : 'd';
    const buffer = liesOnGpu(context, type)
        ? context.upload(type, data)
        : new DeviceBuffer(context, type, data.length, undefined, data);
    return make(buffer, shape, stride, offset);
}
