import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Engine } from '../../engine/engine.ts';
import { type Elements } from '../../engine/ops.ts';
import type { Workspace } from '../../engine/workspace.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type GejsvProblem } from './gejsv.ref.ts';
import type { GejsvArgs } from './routines.gen.ts';
/** As gejsvRef. */
export declare function gejsvEngine(e: Engine, r: Elements, space: Workspace, problem: GejsvProblem): number;
export declare function gejsvCpu(queue: Queue, a: Bound<GejsvArgs<Prec>>): Promise<void>;
