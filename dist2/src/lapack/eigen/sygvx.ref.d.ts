import { type Found, type SyevxProblem } from './syevx.ref.ts';
import { type General } from './sygv.ref.ts';
export type SygvxProblem = SyevxProblem & General;
/** Returns how many values there are, and info. Source: LAPACK xSYGVX. */
export declare function sygvxRef(problem: SygvxProblem): Found;
