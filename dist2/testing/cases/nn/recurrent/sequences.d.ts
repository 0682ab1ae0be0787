import type { Direction } from '../../../../src/core/recurrence.ts';
import { type LaidOut, type Sizes } from '../../../lib/calls.ts';
import type { Size } from '../../../lib/sizes.ts';
export interface SequenceProblem extends Sizes<'steps' | 'batch' | 'inputs' | 'hidden'>, LaidOut {
    readonly direction: Direction;
    /** Operands that are left out. */
    readonly absent?: readonly string[];
    readonly together?: boolean;
}
/** Small batches and others, one step, none, sizes around those of workgroups, and what may be left out. */
export declare function sequences(optional: readonly string[]): SequenceProblem[];
/** The problem of a tester's row: m units, n inputs, k sequences, of eight steps. */
export declare const sequenceOf: ({ m, n, k }: Size) => {
    readonly steps: number;
    readonly batch: number;
    readonly inputs: number;
    readonly hidden: number;
    readonly direction: 'forward';
};
export declare const SEQUENCE_COLUMNS: readonly ['hidden', 'inputs', 'batch'];
