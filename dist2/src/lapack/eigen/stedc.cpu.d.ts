import type { Bound } from '../../core/args.ts';
import { type Prec } from '../../core/field.ts';
import type { Engine } from '../../engine/engine.ts';
import { type Elements, type Real } from '../../engine/ops.ts';
import type { Place, Workspace } from '../../engine/workspace.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { StedcArgs } from './routines.gen.ts';
import type { TridiagonalJob } from './steqr.spec.ts';
/** As stedcRef: n x n vectors at Z, which are real. */
export declare function stedcEngine(e: Engine, r: Real, space: Workspace, n: number, d: Float64Array, off: Float64Array, Z: Place): number;
/** As stedcOfRef, with vectors. */
export declare function stedcOfEngine(e: Engine, r: Elements, space: Workspace, compz: Exclude<TridiagonalJob, 'n'>, n: number, d: Float64Array, off: Float64Array, Z: Place): number;
export declare function stedcCpu(queue: Queue, a: Bound<StedcArgs<Prec>>): Promise<void>;
