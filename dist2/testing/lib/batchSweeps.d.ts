import type { BatchProblem } from './batchForms.ts';
/** Orders around the panels, the leading dimensions of groups, the classes of kernels, and beyond lanes. */
export declare const ORDERS: number[];
/** Numbers of matrices that fill groups, and that do not. */
export declare const COUNTS: number[];
/** Tall, wide, with few rows or columns. */
export declare const SHAPES: readonly (readonly [m: number, n: number])[];
export declare const TRANSPOSES: readonly Partial<BatchProblem>[];
export declare const TRIANGLES: readonly Partial<BatchProblem>[];
/** Every problem with each of the flags. */
export declare const times: (flags: readonly Partial<BatchProblem>[], sweep: readonly BatchProblem[]) => BatchProblem[];
export declare const squareSweep: readonly BatchProblem[];
export declare const factorSweep: readonly BatchProblem[];
export declare const solveSweep: readonly BatchProblem[];
