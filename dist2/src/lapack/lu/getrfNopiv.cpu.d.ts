import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import { type Place } from '../../engine/workspace.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { GetrfNopivArgs } from './routines.gen.ts';
/** A = L U by halving the order; returns info. */
export declare function getrfNopivEngine(e: Engine, r: Elements, m: number, n: number, A: Place): number;
export declare function getrfNopivCpu(queue: Queue, a: Bound<GetrfNopivArgs<Prec>>): Promise<void>;
