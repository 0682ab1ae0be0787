import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Gemmtr } from '../../core/signatures.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import { type Place } from '../../engine/workspace.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { GemmtrArgs } from './routines.gen.ts';
/** Elements of workspace that gemmtrEngine needs. */
export declare const GEMMTR_WORK: number;
/** As gemmtrBlockedRef, by halving the triangle, as the drivers' operation. `work` is the address of GEMMTR_WORK elements. */
export declare function gemmtrOn(e: Engine, r: Elements, work: number): Gemmtr<Place>;
/** The same, called at once. */
export declare const gemmtrEngine: (e: Engine, r: Elements, ...args: [...Parameters<Gemmtr<Place>>, work: number]) => void;
export declare function gemmtrCpu(queue: Queue, a: Bound<GemmtrArgs<Prec>>): Promise<void>;
