// What all verbs on complex arrays have in common: their options, contexts and buffers.
import { ArgumentError } from '../../core/errors.js';
import { getContext } from '../defaultContext.js';
import { withBuffers } from '../operands.js';
/** Computes on the context of the options, or the default one, with buffers that are given back. */
export const within = async (named, { signal }, work) => {
    const context = named ?? (await getContext());
    return withBuffers((keep) => work(context, keep), signal);
};
/** Room where a routine of a precision leaves operands of another type: with the CPU if it is computed there. */
export const room = (context, prec, type, length) => context.placement(prec) === 'gpu' ? context.alloc(type, length) : context.hostBuffer(type, length);
export function transOf(routine, trans) {
    if (trans === undefined || trans === false || trans === 'n')
        return 'n';
    if (trans === true || trans === 't')
        return 't';
    if (trans === 'c')
        return 'c';
    throw new ArgumentError(routine, 'trans', 3, trans, "must be 'n', 't' or 'c', or true or false");
}
