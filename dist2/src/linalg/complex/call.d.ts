import type { ElementType } from '../../core/field.ts';
import type { DeviceBuffer } from '../../runtime/buffer.ts';
import type { Context } from '../../runtime/context.ts';
import type { Argument } from '../device/verb.ts';
import type { VerbOptions } from '../options.ts';
import type { ComplexArray } from './complexArray.ts';
import type { Complexes, ComplexReal } from './pairs.ts';
/** The options of all these verbs; each checks which of them it has. */
export interface Options extends VerbOptions {
    readonly [name: string]: unknown;
}
/** What makes arrays: the constructor of their class, which is not to be imported here. */
export type Make = (made: Complexes) => ComplexArray;
export type Verb = (given: readonly Argument[], options: Options, make: Make, more: unknown) => Promise<unknown>;
export type Keep = <B extends DeviceBuffer>(buffer: B) => B;
/** Computes on the context of the options, or the default one, with buffers that are given back. */
export declare const within: <R>(named: Context | undefined, { signal }: Options, work: (context: Context, keep: Keep) => Promise<R>) => Promise<R>;
/** Room where a routine of a precision leaves operands of another type: with the CPU if it is computed there. */
export declare const room: <E extends ElementType>(context: Context, prec: ComplexReal, type: E, length: number) => DeviceBuffer<E>;
export declare function transOf(routine: string, trans: unknown): 'n' | 't' | 'c';
