// What collect measures, one size of one routine at a time: operands on a context, the call, and how wrong its result is.
import { fields, floatsToHalves, halvesToFloats, } from '../src/index.js';
/** Short calls are timed on so many sets of operands, one after the other, that the clock's steps do not show. */
const ELEMENTS = 2 ** 17;
const MOST_COPIES = 32;
export const copiesFor = (elements) => Math.max(1, Math.min(MOST_COPIES, Math.floor(ELEMENTS / Math.max(1, elements))));
/**
 * Uniform on (-1,1) by Marsaglia's xorshift: fast enough for matrices that fill a GPU. Singles have 23 bits, doubles 31, so that no
 * precision computes products exactly; halves have 10, which a half can hold.
 */
export function uniform(prec, length, seed) {
    const x = prec === 'd' ? new Float64Array(length) : new Float32Array(length);
    const shift = prec === 'd' ? 0 : prec === 's' ? 8 : 21;
    const scale = 2 ** (shift - 31);
    let state = seed;
    for (let i = 0; i < length; i++) {
        state ^= state << 13;
        state ^= state >>> 17;
        state ^= state << 5;
        x[i] = (state >> shift) * scale;
    }
    return x;
}
export const upload = (context, prec, values) => context.upload(prec, (prec === 'h' ? floatsToHalves(values) : values));
/** What a buffer holds from an element on, halves as singles. */
export async function fetched(context, buffer, offset, length) {
    const values = await context.download({ buffer, offset }, length);
    return buffer.type === 'h' ? halvesToFloats(values) : values;
}
export const bytesOf = (prec, elements) => fields[prec].bytes * elements;
export function disposeAll(buffers) {
    for (const buffer of buffers)
        buffer.dispose();
}
