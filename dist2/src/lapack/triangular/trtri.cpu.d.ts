import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Diag, Uplo } from '../../core/matrix.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import { type Place } from '../../engine/workspace.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { TrtriArgs } from './routines.gen.ts';
/** A := A^-1 in one triangle, as trtriRef; no element on the diagonal is zero. */
export declare function trtriEngine(e: Engine, r: Elements, uplo: Uplo, diag: Diag, n: number, A: Place): void;
export declare function trtriCpu(queue: Queue, a: Bound<TrtriArgs<Prec>>): Promise<void>;
