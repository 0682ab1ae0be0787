// The three forms of a batched routine by the routine's name: matrices at equal distances, at offsets, and of various sizes.

import type { RoutineSpec } from '../../src/index.ts';
import * as basalt from '../../src/index.ts';
import type { Front } from './calls.ts';
import type { Case } from './case.ts';

const ENDINGS = { strided: 'StridedBatched', batched: 'Batched', vbatched: 'Vbatched' } as const;
export type Form = keyof typeof ENDINGS;

type Batched<Name> = Name extends `${infer Routine}VbatchedSpec` ? Routine : never;
export type BatchedRoutine = Batched<keyof typeof basalt>;

/** A case for each form. */
export type FormCases<C = Case> = Readonly<Record<Form, C>>;

export const ofForms = <T>(make: (form: Form) => T): Readonly<Record<Form, T>> => ({
  strided: make('strided'),
  batched: make('batched'),
  vbatched: make('vbatched'),
});

const exported: Readonly<Record<string, unknown>> = { ...basalt };

export const specOf = (routine: BatchedRoutine, form: Form): RoutineSpec =>
  exported[`${routine}${ENDINGS[form]}Spec`] as RoutineSpec;

export const frontOf = (routine: BatchedRoutine, form: Form): Front => exported[routine + ENDINGS[form]] as Front;
