// The Params of dispatches in memory: a struct's fields as words, one dispatch behind the other.
import { im, re } from '../core/complex.js';
import { DeviceError } from '../core/errors.js';
export const wordsOn = (memory) => ({
    u32: new Uint32Array(memory),
    i32: new Int32Array(memory),
    f32: new Float32Array(memory),
    f64: new Float64Array(memory),
});
/** Writes the Params of a dispatch from a word on. */
export function fill(words, word, { fields, kernel }, params, base) {
    // One dispatch costs the host about as much as it costs the GPU: no copies and no iterators in here.
    for (let k = 0; k < fields.length; k++) {
        const { name, type, at, parts } = fields[k];
        const value = params[name] ?? base[name];
        if (value === undefined)
            throw new DeviceError(`kernel ${kernel.name}: no value for its parameter ${name}`);
        if (parts === 1)
            words[type][word + at] = value;
        else if (typeof value === 'object' && 'length' in value)
            words[type].set(value, word + at);
        else if (type === 'f32')
            words.f32.set([re(value), im(value)], word + at);
        else
            words.f64.set(parts === 2 ? [re(value)] : [re(value), im(value)], (word + at) / 2);
    }
}
/** Whether two dispatches' Params, of as many words, are the same. */
export function sameWords({ u32 }, one, other, count) {
    for (let k = 0; k < count; k++)
        if (u32[one + k] !== u32[other + k])
            return false;
    return true;
}
