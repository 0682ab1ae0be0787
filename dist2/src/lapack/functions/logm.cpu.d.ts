import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { FieldMat } from '../../core/matrix.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Workspace } from '../../engine/workspace.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { LogmArgs } from './routines.gen.ts';
/** A := log(A); A lies where it does not move when the engine's memory grows. Returns info. */
export declare const logmEngine: (e: Engine, space: Workspace, n: number, A: FieldMat) => number;
export declare function logmCpu(queue: Queue, a: Bound<LogmArgs<Prec>>): Promise<void>;
