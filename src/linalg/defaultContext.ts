// The context that the verbs use when a call names none. It is the only state that basalt keeps between calls, and only here.
import { ArgumentError } from '../core/errors.ts';
import { Context, createContext } from '../runtime/context.ts';

let current: Promise<Context> | undefined;

/** The default context; opened by `createContext()` at first use. */
export function getContext(): Promise<Context> {
  current ??= createContext();
  return current;
}

/**
 * Makes `context` the default of every verb from now on. Without an argument the present one is forgotten, not disposed of, and the
 * next verb opens a fresh one: the way on after a lost device.
 *
 * @throws ArgumentError for anything that createContext() did not make.
 */
export function setContext(context?: Context): void {
  current = context === undefined ? undefined : Promise.resolve(checkContext('setContext', 1, context));
}

export function checkContext(routine: string, position: number, context: unknown): Context {
  if (context instanceof Context) return context;
  throw new ArgumentError(routine, 'context', position, context, 'must be a context made by createContext()');
}
