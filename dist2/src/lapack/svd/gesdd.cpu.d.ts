import type { Bound } from '../../core/args.ts';
import { type Prec } from '../../core/field.ts';
import { type Engine } from '../../engine/engine.ts';
import { type Elements } from '../../engine/ops.ts';
import { type Place, type Workspace } from '../../engine/workspace.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type GesddProblem } from './gesdd.ref.ts';
import type { GesddArgs } from './routines.gen.ts';
/** As gesddScaledRef, A at `inA`. */
export declare function gesddEngine(e: Engine, r: Elements, space: Workspace, problem: GesddProblem, inA: Place, factor: number): number;
/** A problem of doubles, or of complex doubles, on the host, on the engine if there is one. */
export declare function gesddHost(problem: GesddProblem): number;
export declare function gesddCpu(queue: Queue, a: Bound<GesddArgs<Prec>>): Promise<void>;
