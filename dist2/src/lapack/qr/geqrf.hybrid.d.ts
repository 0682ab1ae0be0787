import type { Bound } from '../../core/args.ts';
import { type Prec } from '../../core/field.ts';
import { type Ptr } from '../../core/matrix.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { FactorMode, UpdateMath } from '../factorOptions.ts';
import { type Plan } from '../factorPlan.ts';
import { type DeviceGeqrf } from './geqrf.gpu.ts';
import type { GeqrfArgs } from './routines.gen.ts';
interface Call {
    readonly m: number;
    readonly n: number;
    readonly mode: FactorMode;
    readonly math: UpdateMath;
    readonly nb: number;
}
/** Where a QR factorization on a GPU context is computed, and why; on the CPU it would need the operands. */
export declare function planGeqrf(queue: Queue, { m, n, mode, math, nb }: Call, ...operands: Ptr<Prec>[]): Plan;
export declare function geqrfHybrid(queue: Queue, a: Bound<GeqrfArgs<Prec>>): void | Promise<void>;
/**
 * As enqueueGeqrf, panels on the CPU, in blocks of `widths` columns, the last cut off; resolves when all is enqueued.
 * Source: MAGMA's hybrid QR, S. Tomov, R. Nath, H. Ltaief, J. Dongarra (2010).
 */
export declare function enqueueGeqrfHybrid(queue: Queue, f: DeviceGeqrf, widths: readonly number[]): Promise<void>;
export {};
