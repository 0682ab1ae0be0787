import { type ChoSolveOptions, choSolve as onHost } from '../../choSolve.ts';
import type { OfComplexTwo, OfTwo } from './verbs.ts';
/**
 * x with A x = b by A's Cholesky factor; device arrays come to the host for it, and x goes back: on a GPU it is two calls of
 * triangularSolve that stay there.
 */
export declare const choSolve: OfTwo<ChoSolveOptions> & OfComplexTwo<ChoSolveOptions> & typeof onHost;
