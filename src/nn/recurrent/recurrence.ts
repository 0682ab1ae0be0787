// What LSTM and GRU have in common: the arguments that say how large a sequence is and which way it is read, and where its parts lie.

import { type Flops, flopsRecurrence, times } from '../../core/flops.ts';
import { extent, size } from '../../core/kinds.ts';
import { directionsOf, type Sequence } from '../../core/recurrence.ts';
import type { ArgSpec, Extent, Values } from '../../core/spec.ts';
import { num } from '../../core/spec.ts';

export const sequenceArgs = {
  /** Steps of every sequence. */
  steps: size,
  /** Sequences. */
  batch: size,
  /** Numbers of an input. */
  inputs: size,
  /** Numbers of a state. */
  hidden: size,
  /** Which way sequences are read. 'both': each with weights of its own, which lie one behind the other, 'forward' first. */
  direction: { kind: 'flag', values: ['forward', 'reverse', 'both'], default: 'forward' },
} as const satisfies Record<string, ArgSpec>;

const productOf = (a: Values, factors: readonly (string | number)[]): number =>
  factors.reduce<number>((p, f) => p * extent(f)(a), 1);

/** The extent of a tensor with a part for each direction. */
export const perDirection = (...factors: readonly (string | number)[]): Extent =>
  Object.assign((a: Values) => directionsOf(a as unknown as Sequence) * productOf(a, factors), {
    words: `directions ${factors.join(' ')}`,
  });

/** Of all steps. */
export const inputsOf: Extent = Object.assign((a: Values) => productOf(a, ['steps', 'batch', 'inputs']), {
  words: 'steps batch inputs',
});

/** There are no states: nothing is computed and nothing written. */
export const noStates = (a: Values): boolean => num(a, 'batch') === 0 || num(a, 'hidden') === 0;

/** A forward call of cells with so many gates, of which every number of Y takes `each` operations beside the products. */
export const flopsForward = (a: Values, gates: number, each: number): Flops =>
  times(
    directionsOf(a as unknown as Sequence),
    flopsRecurrence(gates, num(a, 'steps') * num(a, 'batch'), num(a, 'inputs'), num(a, 'hidden'), each),
  );

/** The gradient, which has twice the products. */
export const flopsBackward = (a: Values, gates: number, each: number): Flops =>
  times(2, flopsForward(a, gates, each / 2));
