import type { Context } from '../runtime/context.ts';
/** Options of every verb. */
export interface VerbOptions {
    /** Where to compute; the default context (setContext) when left out. */
    readonly context?: Context;
    /**
     * Ends the call: it then rejects with the signal's reason, at once if it is waiting, and its memory is given back as soon as what has
     * begun is over. A computation on the calling thread is not interrupted.
     */
    readonly signal?: AbortSignal;
}
/**
 * Refuses options that are no record, have names beside these, or have one of these from elsewhere: from Object.prototype, where another
 * program has left it, or from a class. Behind this every option that is there is the record's own.
 */
export declare function checkNames(routine: string, position: number, options: object, names: readonly string[]): void;
/**
 * The context that the options name, if they do, once all their names are known to be legal: context, signal, and these. Throws the
 * signal's reason if it has been given already.
 */
export declare function contextAmong(routine: string, position: number, options: VerbOptions, names: readonly string[]): Context | undefined;
/** The signal of a call, checked. Throws its reason if it has been given already. */
export declare function signalAmong(routine: string, position: number, signal: unknown): AbortSignal | undefined;
/** The same of a verb with at most one option of its own, a boolean called `flag`, beside those that it checks itself. */
export declare function contextOf(routine: string, position: number, options: VerbOptions, flag?: string, more?: readonly string[]): Context | undefined;
/** Which matrix a system is of: 'n', A itself, 't', A^T, or 'c', A^H, which of real numbers is the same; true is 't'. */
export type Transposed = 'n' | 't' | 'c' | boolean;
/** An option `trans`, checked; 'n' if it is left out. */
export declare function transAmong(routine: string, position: number, trans: unknown): 'n' | 't';
/** Throws the reason of a signal that has been given: between the steps of a call. */
export declare function goOn(signal: AbortSignal | undefined): void;
/** An option that is true or false, checked; false if it is left out. */
export declare function switchAmong(routine: string, position: number, name: string, value: unknown): boolean;
/** An option that is a number, checked; `fallback` if it is left out. */
export declare function numberAmong(routine: string, position: number, name: string, value: unknown, fallback: number, legal: (x: number) => boolean, rule: string): number;
