import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { FieldMat } from '../../core/matrix.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import type { Workspace } from '../../engine/workspace.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { SignmArgs } from './routines.gen.ts';
import { type SignReport } from './signm.ref.ts';
/** A := sign(A); A lies where it does not move when the engine's memory grows. */
export declare const signmEngine: (e: Engine, r: Elements, space: Workspace, n: number, A: FieldMat) => SignReport;
/** Up to this order the reference is as fast. */
export declare const LOW = 8;
export declare function signmCpu(queue: Queue, a: Bound<SignmArgs<Prec>>): Promise<void>;
