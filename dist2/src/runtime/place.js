// What a context is given of memory, checked: types, lengths, and places in its buffers.
import { ArgumentError, DisposedError, show } from '../core/errors.js';
import { fields, isElementType } from '../core/field.js';
import { DeviceBuffer } from './buffer.js';
/** Throws unless the context lives, and can have memory for `length` numbers of the type. */
export function checkAlloc(context, routine, type, length) {
    context.assertAlive();
    if (!isElementType(type))
        throw new ArgumentError(routine, 'type', 1, type, `must be one of ${Object.keys(fields).join(' ')}`);
    if (!Number.isSafeInteger(length) || length < 0)
        throw new ArgumentError(routine, 'length', 2, length, 'must be an integer >= 0');
}
/** A pointer's buffer and offset, read once: a live buffer of the context and a place in it. */
export function placeIn(context, routine, name, position, pointer) {
    context.assertAlive();
    const buffer = typeof pointer === 'object' && pointer !== null ? pointer.buffer : undefined;
    const fail = (rule) => {
        throw new ArgumentError(routine, name, position, pointer, rule);
    };
    if (!(buffer instanceof DeviceBuffer))
        return fail('must be a buffer of the context or a place in one');
    if (buffer.owner !== context)
        return fail('its buffer belongs to another context');
    if (buffer.disposed)
        throw new DisposedError(`${routine}: the buffer has been disposed of`);
    const { offset } = pointer;
    if (!Number.isSafeInteger(offset) || offset < 0 || offset > buffer.length)
        return fail(`its offset ${show(offset)} must be an integer in 0..${buffer.length}`);
    return { buffer: buffer, offset };
}
