import { Context } from '../runtime/context.ts';
/**
 * The default context; opened by `createContext()` at first use, which takes a GPU if there is one, and not disposed of by the library. For
 * one that ends with a block of code, `using context = await createContext()` opens it; it is named in the options of each verb, or in
 * setContext.
 *
 * @example
 * console.log((await getContext()).why); // which backend was chosen, and why
 */
export declare function getContext(): Promise<Context>;
/** The default context if it need not be waited for. */
export declare const openContext: () => Context | undefined;
/**
 * Makes `context` the default of every verb from now on. Without an argument the present one is forgotten, not disposed of, and the
 * next verb opens a fresh one: the way on after a lost device.
 *
 * @throws ArgumentError for anything that createContext() did not make; DisposedError for a context that has been disposed of. The default
 * is then what it was.
 */
export declare function setContext(context?: Context): void;
export declare function checkContext(routine: string, position: number, context: unknown): Context;
