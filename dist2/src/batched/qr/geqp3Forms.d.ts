import type { Form } from '../../core/batchForms.ts';
import { type ArgSpec, type RoutineSpec } from '../../core/spec.ts';
/** The n integers of each problem side by side, and where they begin: also of the form with offsets on the device at equal distances. */
export declare function jpvtArgs(form: Form): Record<string, ArgSpec>;
/** The min(m, n) numbers of each problem side by side, and where they begin. */
export declare function tauArgs(form: Form): Record<string, ArgSpec>;
/** A spec with more arguments behind those of the operand X. */
export declare function withArgs(spec: RoutineSpec, form: Form, X: string, more: Readonly<Record<string, ArgSpec>>): RoutineSpec;
