// GPUBuffers that belong to someone else: what Context.wrap asks of them, and commands that are recorded between a queue's own.
import { ArgumentError, UnsupportedError } from '../core/errors.js';
import { fields } from '../core/field.js';
import { USAGE } from './pool.js';
const NEEDED = USAGE.STORAGE | USAGE.COPY_SRC | USAGE.COPY_DST;
/** Throws unless `gpu` is a GPUBuffer with room for the elements that kernels, uploads and downloads can use. */
export function checkForeign(context, gpu, type, length) {
    const fail = (rule) => {
        throw new ArgumentError('wrap', 'gpu', 1, gpu, rule);
    };
    checkOnGpu('wrap', context, type);
    if (typeof gpu !== 'object' || gpu === null)
        return fail('must be a GPUBuffer');
    const { size, usage, mapState } = gpu;
    if (typeof size !== 'number' || typeof usage !== 'number')
        return fail('must be a GPUBuffer');
    if ((usage & NEEDED) !== NEEDED)
        return fail('its usage must have STORAGE, COPY_SRC and COPY_DST');
    if (mapState !== 'unmapped')
        return fail('must not be mapped');
    // Kernels and copies see words of four bytes.
    const bytes = Math.ceil((length * fields[type].bytes) / 4) * 4;
    if (bytes > size)
        return fail(`its ${size} bytes are fewer than the ${bytes} that the elements take`);
    const { bindingBytes } = context.gpu;
    if (bytes > bindingBytes)
        throw new UnsupportedError(`wrap: ${bytes} bytes are more than this device can bind (maxStorageBufferBindingSize: ${bindingBytes}): split the problem, or request the device with a higher limit`);
}
/** Throws unless elements of this type live on the GPU. */
export function checkOnGpu(routine, context, type) {
    if (context.placement(type) === 'cpu')
        throw new UnsupportedError(`${routine}: ${fields[type].title} does not live on the GPU here (${context.why})`);
}
