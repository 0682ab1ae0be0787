// Verbs whose operands may be device arrays or complex ones: their ways, and the choice between them. Such arrays bring the code that
// computes with them (call.ts, ../complex/verbs.ts): a program without any has none of it.
import { complexArrayOf, isDeviceArray, type Operand } from '../arrays.ts';
import type { VerbOptions } from '../options.ts';
import type { OnGpu } from './onGpu.ts';

/** An argument of a verb, with its name and position. */
export type Argument = readonly [x: unknown, name: string, position: number];

/** What decides where a verb is computed, among its options. */
export interface Choices extends VerbOptions {
  readonly precision?: unknown;
  readonly out?: unknown;
}

/** A verb by its two ways: that of arrays of the host, and that of singles on a GPU. */
export interface Ways<O, H> {
  readonly routine: string;
  /** What stands among the operands and is none: which norm, subscripts, axes. */
  readonly order?: unknown;
  /** With arrays of the host in the place of device arrays, and their context among the options. */
  readonly host: (operands: readonly unknown[], options: O) => H | Promise<H>;
  /** With all operands on the GPU. Absent: the CPU computes it, whatever the operands. */
  readonly gpu?: (on: OnGpu, operands: readonly Operand[], options: O) => Promise<unknown>;
  /** Whether that is so with these options and shapes; always, if it is left out. */
  readonly takes?: (options: O, operands: readonly { readonly shape: readonly number[] }[]) => boolean;
  /** Large arrays of the host go to the GPU as well, and results come back: fromHost.ts. */
  fromHost?(ways: Ways<O, unknown>, given: readonly Argument[], options: O): Promise<unknown> | undefined;
  /** The result is a number, or are numbers for each matrix, which are the host's. */
  readonly isNumber?: boolean;
}

/** Does a verb on its operands. Its result is on the device where one of them is. */
export function throughDevice<O extends Choices, H>(
  ways: Ways<O, H>,
  given: readonly Argument[],
  options: O,
): H | Promise<H> {
  for (const argument of given) {
    const [x] = argument;
    const own = isDeviceArray(x) ? x : complexArrayOf(ways.routine, argument);
    if (own !== undefined) return own.compute(ways, given, options) as Promise<H>;
  }
  const there = ways.fromHost?.(ways, given, options) as Promise<H> | undefined;
  if (there !== undefined) return there;
  const operands = given.map(([x]) => x);
  return ways.host(operands, options);
}

/** The result of a verb without a promise one of whose operands is complex; undefined if none is. */
export function throughComplex(routine: string, given: readonly Argument[], options = {}): unknown {
  for (const argument of given) {
    const own = complexArrayOf(routine, argument);
    if (own !== undefined) return own.computeHere(routine, given, options);
  }
  return undefined;
}
