import type { RoutineSpec } from '../../src/index.ts';
import type { Front } from './calls.ts';
import type { Case } from './case.ts';
import { batchedRoutines } from './forms.gen.ts';
export type Form = 'strided' | 'batched' | 'vbatched';
export type BatchedRoutine = keyof typeof batchedRoutines;
/** A case for each form. */
export type FormCases<C = Case> = Readonly<Record<Form, C>>;
export declare const ofForms: <T>(make: (form: Form) => T) => Readonly<Record<Form, T>>;
export declare const specOf: (routine: BatchedRoutine, form: Form) => RoutineSpec;
export declare const frontOf: (routine: BatchedRoutine, form: Form) => Front;
