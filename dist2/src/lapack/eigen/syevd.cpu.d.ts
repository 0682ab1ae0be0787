import type { Bound } from '../../core/args.ts';
import { type Prec } from '../../core/field.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import type { Place, Workspace } from '../../engine/workspace.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { SyevArgs } from './routines.gen.ts';
import { type SyevProblem } from './syev.ref.ts';
/** As syevdScaledRef, A at `inA`. */
export declare function syevdEngine(e: Engine, r: Elements, space: Workspace, problem: SyevProblem, inA: Place, factor: number): number;
/** Whatever the mode. */
export declare const syevdCpu: (queue: Queue, a: Bound<SyevArgs<Prec>>) => Promise<void>;
