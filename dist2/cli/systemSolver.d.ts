import { type Context } from '../src/index.ts';
export type Method = 'cholesky' | 'lu';
export type Precision = 'f64-cpu' | 'mixed' | 'f32';
/** By columns without gaps, in double. */
export interface System {
    readonly n: number;
    readonly nrhs: number;
    readonly a: Float64Array;
    readonly b: Float64Array;
}
export interface Plan {
    readonly method: Method;
    readonly precision: Precision;
    readonly condition: boolean;
    /** Calls, of which the quickest is timed. */
    readonly repeat: number;
}
export interface Solution {
    readonly method: Method;
    /** What it was computed in: 'f64-cpu' where corrections of 'mixed' have failed. */
    readonly precision: Precision;
    readonly routine: string;
    readonly x: Float32Array | Float64Array;
    /** Corrections of 'mixed', or why they failed, less than 0. */
    readonly iterations: number;
    readonly rcond?: number;
    /** Milliseconds of the call, without copies to the device and back. */
    readonly ms: number;
    readonly flops: number;
}
/** LAPACK's info where there is no solution: the pivot that is zero, or the minor that is not positive. */
export interface NoSolution {
    readonly info: number;
}
/** Solves as planned; `onRun` hears of each run. */
export declare function solveSystem(context: Context, system: System, plan: Plan, onRun?: (run: number) => void): Promise<Solution | NoSolution>;
