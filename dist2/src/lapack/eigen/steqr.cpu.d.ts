import type { Bound } from '../../core/args.ts';
import { type Prec } from '../../core/field.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import type { Place, Workspace } from '../../engine/workspace.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { SteqrArgs } from './routines.gen.ts';
import type { TridiagonalJob } from './steqr.spec.ts';
/** Up to this order the reference is as fast. */
export declare const LOW = 16;
/** As steqrRef, with vectors: n x n of them at Z. Those of the tridiagonal matrix are found as real numbers. */
export declare function steqrEngine(e: Engine, r: Elements, space: Workspace, compz: Exclude<TridiagonalJob, 'n'>, n: number, d: Float64Array, off: Float64Array, Z: Place): number;
export declare function steqrCpu(queue: Queue, a: Bound<SteqrArgs<Prec>>): Promise<void>;
