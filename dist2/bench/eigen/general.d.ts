import { type Context } from '../../src/index.ts';
import type { Stage, Timer } from './twoStages.ts';
/** Uniform on (-1, 1), by a linear congruence. */
export declare function uniform(n: number): Float32Array;
/** `nb`: columns of a panel, 0 for the own choice; `check`: with errors. */
export declare function generalStages(context: Context, n: number, nb: number, time: Timer, check: boolean): AsyncGenerator<Stage>;
