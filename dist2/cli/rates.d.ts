import { type Context, type Prec } from '../src/index.ts';
import { type Case } from '../testing/lib/case.ts';
export type BenchPrecision = 'h' | 's' | 'd';
export interface Subject {
    readonly c: Case;
    readonly prec: Prec;
    readonly n: number;
    /** Matrices in a call; undefined of routines for one. */
    readonly batch: number | undefined;
}
export interface Rate {
    readonly ms: number;
    readonly gflops: number;
    readonly timer: 'gpu' | 'wall';
    /** In units of the unit roundoff; it is to stay below `limit`. Absent where it was not asked for. */
    readonly error?: number;
    readonly limit: number;
}
/** The case of a routine, by its name without the precision. */
export declare function caseOf(name: string): Case;
export declare const computes: ({ spec }: Case, prec: BenchPrecision) => boolean;
/** The problem that a tester would make of these sizes. */
export declare function problemOf(c: Case, m: number, n: number, k: number, batch?: number): object;
/** The quickest of some rounds, after one that compiles kernels. */
export declare function rateOf(context: Context, { c, prec, n, batch }: Subject, check: boolean): Promise<Rate>;
/** Whether a context can hold the matrices of a call. */
export declare function fits(context: Context, prec: BenchPrecision, n: number, batch?: number): boolean;
