import { type Context } from '../../src/index.ts';
import type { Stage, Timer } from './twoStages.ts';
/** `nb`: columns of a panel, 0 for the own choice; `check`: with errors. */
export declare function bidiagonalStages(context: Context, n: number, nb: number, time: Timer, check: boolean): AsyncGenerator<Stage>;
