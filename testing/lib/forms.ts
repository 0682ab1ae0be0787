// The three forms of a batched routine by the routine's name: matrices at equal distances, at offsets, and of various sizes.

import type { RoutineSpec } from '../../src/index.ts';
import type { Front } from './calls.ts';
import type { Case } from './case.ts';
import { batchedRoutines } from './forms.gen.ts';

export type Form = 'strided' | 'batched' | 'vbatched';
export type BatchedRoutine = keyof typeof batchedRoutines;

/** A case for each form. */
export type FormCases<C = Case> = Readonly<Record<Form, C>>;

export const ofForms = <T>(make: (form: Form) => T): Readonly<Record<Form, T>> => ({
  strided: make('strided'),
  batched: make('batched'),
  vbatched: make('vbatched'),
});

export const specOf = (routine: BatchedRoutine, form: Form): RoutineSpec => batchedRoutines[routine][form].spec;

export const frontOf = (routine: BatchedRoutine, form: Form): Front => batchedRoutines[routine][form].front as Front;
