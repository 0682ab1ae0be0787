import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import type { Place } from '../../engine/workspace.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { TrconArgs } from './routines.gen.ts';
/** As trconRef, of an upper triangle in the 1-norm; `x` is the address of n elements of workspace. */
export declare function upperConditionEngine(e: Engine, r: Elements, n: number, R: Place, x: number): number;
export declare const trconCpu: (queue: Queue, a: Bound<TrconArgs<Prec>>) => Promise<void>;
