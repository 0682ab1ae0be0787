import type { RoutineSpec } from './core/spec.ts';
/** Every routine. Read by checks, testers and documentation, never by a routine. */
export declare const routines: readonly RoutineSpec[];
