// The sequences of the cases of LSTM and GRU.
import type { Direction } from '../../../../src/core/recurrence.ts';
import { type LaidOut, ODD, type Sizes } from '../../../lib/calls.ts';
import type { Size } from '../../../lib/sizes.ts';

export interface SequenceProblem extends Sizes<'steps' | 'batch' | 'inputs' | 'hidden'>, LaidOut {
  readonly direction: Direction;
  /** Operands that are left out. */
  readonly absent?: readonly string[];
  readonly together?: boolean;
}

const size = (steps: number, batch: number, inputs: number, hidden: number) => ({ steps, batch, inputs, hidden });

/** Small batches and others, one step, none, sizes around those of workgroups, and what may be left out. */
export function sequences(optional: readonly string[]): SequenceProblem[] {
  const every = { layout: ODD, direction: 'forward' } as const;
  return [
    { ...size(1, 1, 1, 1), direction: 'forward' },
    { ...size(3, 2, 4, 5), ...every, direction: 'both' },
    { ...size(0, 2, 3, 4), ...every },
    { ...size(2, 0, 3, 4), ...every },
    { ...size(2, 3, 0, 4), ...every, direction: 'reverse' },
    { ...size(2, 3, 4, 0), ...every },
    { ...size(4, 5, 3, 70), ...every, direction: 'reverse' },
    { ...size(3, 9, 6, 33), ...every, direction: 'both' },
    { ...size(2, 17, 20, 64), ...every },
    ...optional.map((name) => ({ ...size(3, 2, 3, 4), ...every, absent: [name] })),
    { ...size(3, 11, 3, 4), ...every, direction: 'both', absent: optional },
    { ...size(3, 2, 3, 4), direction: 'both', together: true },
  ] as SequenceProblem[];
}

/** The problem of a tester's row: m units, n inputs, k sequences, of eight steps. */
export const sequenceOf = ({ m, n, k }: Size) =>
  ({ ...size(8, k, n, m), direction: 'forward' }) as const satisfies SequenceProblem;

export const SEQUENCE_COLUMNS = ['hidden', 'inputs', 'batch'] as const;
