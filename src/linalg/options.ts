// Options of verbs that have more than a context and a switch.
import { ArgumentError } from '../core/errors.ts';
import type { Context } from '../runtime/context.ts';
import { contextOf, type VerbOptions } from './operands.ts';

/** Refuses options that are no record, or have names beside these. */
export function checkNames(routine: string, position: number, options: object, names: readonly string[]): void {
  if (typeof options !== 'object' || options === null)
    throw new ArgumentError(routine, 'options', position, options, `must be a record { ${names.join(', ')} }`);
  for (const name of Object.keys(options)) {
    if (!names.includes(name))
      throw new ArgumentError(routine, name, position, name, `the options are ${names.join(', ')}`);
  }
}

/** The context that the options name, if they do, once all their names are known to be legal: context, and these. */
export function contextAmong(
  routine: string,
  position: number,
  options: VerbOptions,
  names: readonly string[],
): Context | undefined {
  checkNames(routine, position, options, ['context', ...names]);
  const { context } = options;
  return contextOf(routine, position, context === undefined ? {} : { context });
}

/** An option that is a number, checked; `fallback` if it is left out. */
export function numberAmong(
  routine: string,
  position: number,
  name: string,
  value: unknown,
  fallback: number,
  legal: (x: number) => boolean,
  rule: string,
): number {
  if (value === undefined) return fallback;
  if (typeof value !== 'number' || !legal(value)) throw new ArgumentError(routine, name, position, value, rule);
  return value;
}
