import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import { type Place, type Workspace } from '../../engine/workspace.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type PolarReport } from './polar.ref.ts';
import type { PolarArgs } from './routines.gen.ts';
/** A = U H in the engine's memory. */
export declare function polarEngine(e: Engine, r: Elements, space: Workspace, m: number, n: number, A: Place, H: Place): PolarReport;
export declare function polarCpu(queue: Queue, a: Bound<PolarArgs<Prec>>): Promise<void>;
