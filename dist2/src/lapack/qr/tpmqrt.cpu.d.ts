import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import { type Place, type Workspace } from '../../engine/workspace.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { TpmqrtArgs } from './routines.gen.ts';
import { type TpmqrtProblem } from './tpmqrt.ref.ts';
/** As tpmqrtRef, by the blocks of nb reflectors that tpqrt made. On all threads; bits do not depend on their number. */
export declare function tpmqrtEngine(e: Engine, r: Elements, space: Workspace, { side, trans, m, n, k, l, nb, V, T, A, B }: TpmqrtProblem<Place>): void;
export declare function tpmqrtCpu(queue: Queue, a: Bound<TpmqrtArgs<Prec>>): Promise<void>;
