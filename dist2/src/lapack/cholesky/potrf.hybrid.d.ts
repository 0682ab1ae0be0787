import type { Bound } from '../../core/args.ts';
import { type Prec } from '../../core/field.ts';
import { type Ptr } from '../../core/matrix.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { FactorMode, UpdateMath } from '../factorOptions.ts';
import { type Plan } from '../factorPlan.ts';
import { type DevicePotrf } from './potrf.gpu.ts';
import type { PotrfArgs } from './routines.gen.ts';
interface Call {
    readonly n: number;
    readonly mode: FactorMode;
    readonly math: UpdateMath;
    readonly nb: number;
}
/** Where a Cholesky factorization on a GPU context is computed, and why; on the CPU it would need the operands. */
export declare function planPotrf(queue: Queue, { n, mode, math, nb }: Call, ...operands: Ptr<Prec>[]): Plan;
export declare function potrfHybrid(queue: Queue, a: Bound<PotrfArgs<Prec>>): void | Promise<void>;
/**
 * As enqueuePotrf, blocks on the diagonal on the CPU, in blocks of `widths` columns, the last cut off; resolves when all is enqueued.
 * Behind a block that is not positive definite nothing is done. Source: MAGMA's hybrid Cholesky, S. Tomov, R. Nath, H. Ltaief, J. Dongarra
 * (2010).
 */
export declare function enqueuePotrfHybrid(queue: Queue, f: DevicePotrf, widths: readonly number[]): Promise<void>;
export {};
