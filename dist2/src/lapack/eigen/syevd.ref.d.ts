import { type SyevProblem } from './syev.ref.ts';
/** A = Z W Z^H with Z in place of A; returns info. Source: LAPACK xSYEVD, xHEEVD. */
export declare function syevdRef(problem: SyevProblem): number;
/** Of A that has been scaled. */
export declare function syevdScaledRef(problem: SyevProblem, factor: number): number;
