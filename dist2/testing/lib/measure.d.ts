import type { Context, Prec } from '../../src/index.ts';
import { type Case, type Measured, type Table, type TesterOptions } from './case.ts';
import { type Lapack } from './lapack.ts';
import type { Random } from './random.ts';
import { type Timer } from './timing.ts';
export interface Row extends Measured {
    readonly ms: number;
    readonly cpuMs?: number;
    /** Calls timed together. */
    readonly repeats: number;
    /** LAPACK's info where it is not 0. */
    readonly info?: number;
}
/**
 * One problem of a tester on contexts, on all at the same time: yields a row for each of --niter measurements. What the first has computed
 * is judged, and the others must have the same bits. With `lapack` it is computed by that too.
 */
export declare function measure<P extends object>([context, ...others]: readonly [Context, ...Context[]], c: Case<P>, table: Table<P>, problem: P, prec: Prec, options: TesterOptions, timer: Timer, random: Random, lapack?: Lapack): AsyncGenerator<Row>;
