// Arrays on the host. What a caller hands over is made safe: WebGPU in Node accepts a detached array in silence, takes any typed array's
// bytes for any other's, and dies on a shared one. The host copies of buffers live in the CPU engine's memory, where it has room.
import { ArgumentError, UnsupportedError } from '../core/errors.js';
import { fields } from '../core/field.js';
import { engine } from '../engine/engine.js';
/** `values` if it is an array of the type's class with its memory in place; a Float16Array counts as its bits. Throws ArgumentError. */
export function checkValues(routine, type, values) {
    const wanted = fields[type].array.name;
    const fail = (rule) => {
        throw new ArgumentError(routine, 'values', 2, values, rule);
    };
    const tag = ArrayBuffer.isView(values) ? Object.prototype.toString.call(values).slice(8, -1) : undefined;
    const halfBits = type === 'h' && tag === 'Float16Array';
    if (tag !== wanted && !halfBits)
        return fail(`precision '${type}' (${fields[type].title}) takes a ${wanted}`);
    const view = values;
    try {
        view.keys(); // throws for a detached array and for one that its resized buffer no longer covers
    }
    catch {
        return fail('its memory is gone: the ArrayBuffer was transferred, or resized below the view');
    }
    if (view.length % fields[type].parts !== 0)
        return fail('complex numbers come as pairs (real, imaginary)');
    return halfBits ? new Uint16Array(view.buffer, view.byteOffset, view.length) : view;
}
/** The array's bytes in memory that WebGPU may read: copied if shared, padded with zeros to a multiple of four. */
export function plainBytes(values) {
    const bytes = new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
    const shared = Object.prototype.toString.call(values.buffer) === '[object SharedArrayBuffer]';
    if (!shared && bytes.byteLength % 4 === 0)
        return bytes;
    const copy = new Uint8Array(Math.ceil(bytes.byteLength / 4) * 4);
    copy.set(bytes);
    return copy;
}
/** The host copy of a buffer: zeros. Singles and doubles, also complex, live where the CPU engine computes. */
export function hostCopy(type, length) {
    const { array, parts } = fields[type];
    const floats = [Float32Array, Float64Array].find((kind) => kind === array);
    const home = floats && engine()?.heap.array(floats, parts * length);
    return home ?? hostArray(type, length);
}
/** Gives a host copy's memory back at once, where it would otherwise wait for the garbage collector. It must not be used any more. */
export function releaseHostCopy(array) {
    if (array instanceof Float32Array || array instanceof Float64Array)
        engine()?.heap.releaseArray(array);
}
/** An ordinary array of zeros. */
export function hostArray(type, length) {
    const { array, parts, bytes } = fields[type];
    try {
        return new array(length * parts);
    }
    catch (cause) {
        throw new UnsupportedError(`a host array of ${length * bytes} bytes is more than JavaScript can allocate`, {
            cause,
        });
    }
}
