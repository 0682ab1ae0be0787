// The context that the verbs use when a call names none. It is the only state that basalt keeps between calls, and only here.
import { ArgumentError, DisposedError } from '../core/errors.js';
import { Context } from '../runtime/context.js';
import { createContext } from '../runtime/createContext.js';
let current;
/** What `current` has come to. */
let open;
/**
 * The default context; opened by `createContext()` at first use, which takes a GPU if there is one, and not disposed of by the library. For
 * one that ends with a block of code, `using context = await createContext()` opens it; it is named in the options of each verb, or in
 * setContext.
 *
 * @example
 * console.log((await getContext()).why); // which backend was chosen, and why
 */
export function getContext() {
    if (current === undefined) {
        const mine = createContext().then((context) => {
            if (current === mine)
                open = context;
            return context;
        });
        current = mine;
    }
    return current;
}
/** The default context if it need not be waited for. */
export const openContext = () => open;
/**
 * Makes `context` the default of every verb from now on. Without an argument the present one is forgotten, not disposed of, and the
 * next verb opens a fresh one: the way on after a lost device.
 *
 * @throws ArgumentError for anything that createContext() did not make; DisposedError for a context that has been disposed of. The default
 * is then what it was.
 */
export function setContext(context) {
    const next = context === undefined ? undefined : checkContext('setContext', 1, context);
    if (next?.disposed === true)
        throw new DisposedError('setContext: the context has been disposed of: give another one, or none for a fresh one');
    open = next;
    current = next && Promise.resolve(next);
}
export function checkContext(routine, position, context) {
    if (context instanceof Context)
        return context;
    throw new ArgumentError(routine, 'context', position, context, 'must be a context made by createContext()');
}
