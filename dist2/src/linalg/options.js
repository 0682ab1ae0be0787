// Options of verbs: those that all of them have, and checks of their names and values.
import { ArgumentError } from '../core/errors.js';
import { INHERITED } from '../core/own.js';
import { checkContext } from './defaultContext.js';
const COMMON = ['context', 'signal'];
/**
 * Refuses options that are no record, have names beside these, or have one of these from elsewhere: from Object.prototype, where another
 * program has left it, or from a class. Behind this every option that is there is the record's own.
 */
export function checkNames(routine, position, options, names) {
    if (typeof options !== 'object' || options === null)
        throw new ArgumentError(routine, 'options', position, options, `must be a record { ${names.join(', ')} }`);
    for (const name of Object.keys(options)) {
        if (!names.includes(name))
            throw new ArgumentError(routine, name, position, options[name], `the options are ${names.join(', ')}`);
    }
    for (const name of names) {
        if (name in options && !Object.hasOwn(options, name))
            throw new ArgumentError(routine, name, position, options[name], INHERITED);
    }
}
/**
 * The context that the options name, if they do, once all their names are known to be legal: context, signal, and these. Throws the
 * signal's reason if it has been given already.
 */
export function contextAmong(routine, position, options, names) {
    checkNames(routine, position, options, names.length === 0 ? COMMON : [...COMMON, ...names]);
    const { context, signal } = options;
    const named = context === undefined ? undefined : checkContext(routine, position, context);
    signalAmong(routine, position, signal);
    return named;
}
/** The signal of a call, checked. Throws its reason if it has been given already. */
export function signalAmong(routine, position, signal) {
    if (signal === undefined)
        return undefined;
    const given = signal;
    if (typeof given !== 'object' || typeof given?.aborted !== 'boolean' || !('addEventListener' in given))
        throw new ArgumentError(routine, 'signal', position, signal, 'must be an AbortSignal');
    goOn(given);
    return given;
}
/** The same of a verb with at most one option of its own, a boolean called `flag`, beside those that it checks itself. */
export function contextOf(routine, position, options, flag, more = []) {
    const named = contextAmong(routine, position, options, flag === undefined ? more : [flag, ...more]);
    if (flag !== undefined)
        switchAmong(routine, position, flag, options[flag]);
    return named;
}
/** An option `trans`, checked; 'n' if it is left out. */
export function transAmong(routine, position, trans) {
    if (trans === undefined || trans === false || trans === 'n')
        return 'n';
    if (trans === true || trans === 't' || trans === 'c')
        return 't';
    throw new ArgumentError(routine, 'trans', position, trans, "must be 'n', 't' or 'c', or true or false");
}
/** Throws the reason of a signal that has been given: between the steps of a call. */
export function goOn(signal) {
    if (signal?.aborted)
        throw signal.reason;
}
/** An option that is true or false, checked; false if it is left out. */
export function switchAmong(routine, position, name, value) {
    if (value === undefined)
        return false;
    if (typeof value !== 'boolean')
        throw new ArgumentError(routine, name, position, value, 'must be true or false');
    return value;
}
/** An option that is a number, checked; `fallback` if it is left out. */
export function numberAmong(routine, position, name, value, fallback, legal, rule) {
    if (value === undefined)
        return fallback;
    if (typeof value !== 'number' || !legal(value))
        throw new ArgumentError(routine, name, position, value, rule);
    return value;
}
