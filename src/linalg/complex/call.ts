// What all verbs on complex arrays have in common: their options, contexts and buffers.
import { ArgumentError } from '../../core/errors.ts';
import type { ElementType } from '../../core/field.ts';
import type { DeviceBuffer } from '../../runtime/buffer.ts';
import type { Context } from '../../runtime/context.ts';
import { getContext } from '../defaultContext.ts';
import type { Argument } from '../device/verb.ts';
import { withBuffers } from '../operands.ts';
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
export const within = async <R>(
  named: Context | undefined,
  { signal }: Options,
  work: (context: Context, keep: Keep) => Promise<R>,
): Promise<R> => {
  const context = named ?? (await getContext());
  return withBuffers((keep) => work(context, keep), signal);
};

/** Room where a routine of a precision leaves operands of another type: with the CPU if it is computed there. */
export const room = <E extends ElementType>(
  context: Context,
  prec: ComplexReal,
  type: E,
  length: number,
): DeviceBuffer<E> =>
  context.placement(prec) === 'gpu' ? context.alloc(type, length) : context.hostBuffer(type, length);

export function transOf(routine: string, trans: unknown): 'n' | 't' | 'c' {
  if (trans === undefined || trans === false || trans === 'n') return 'n';
  if (trans === true || trans === 't') return 't';
  if (trans === 'c') return 'c';
  throw new ArgumentError(routine, 'trans', 3, trans, "must be 'n', 't' or 'c', or true or false");
}
