import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import { type Uplo } from '../../core/matrix.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import { type Place, type Workspace } from '../../engine/workspace.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { SygstArgs } from './routines.gen.ts';
import { type ProblemType } from './sygst.steps.ts';
/** As sygstRef. On all threads. */
export declare function sygstEngine(e: Engine, r: Elements, space: Workspace, itype: ProblemType, uplo: Uplo, n: number, A: Place, B: Place): void;
export declare function sygstCpu(queue: Queue, a: Bound<SygstArgs<Prec>>): Promise<void>;
