import type { Bound } from '../../core/args.ts';
import { type Prec } from '../../core/field.ts';
import type { FieldMat, HostMat, RealMat } from '../../core/matrix.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import type { Place, Workspace } from '../../engine/workspace.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { SyevrArgs, SyevxArgs } from './routines.gen.ts';
import { type Found, type Method, type SyevxProblem } from './syevx.ref.ts';
/** Up to this order the reference is as fast. */
export declare const LOW = 12;
/** As syevxScaledRef, A at `inA`; `Z` is asked when the vectors are done. */
export declare function syevxEngine(e: Engine, r: Elements, space: Workspace, problem: SyevxProblem, inA: Place, factor: number, method: Method, Z?: () => FieldMat): Found;
/** What may be found, and where it goes. */
export interface Answer {
    readonly m: HostMat<'i'>;
    readonly W: RealMat;
    readonly Z: FieldMat | undefined;
    readonly info: HostMat<'i'>;
}
/** A driver's call; `most`: how many values may be found. */
export declare function chosenCpu(queue: Queue, a: Bound<SyevxArgs<Prec> | SyevrArgs<Prec>>, A: FieldMat, { m, W, Z, info }: Answer, most: number, ifail: Int32Array, method: Method): number;
export declare function syevxCpu(queue: Queue, a: Bound<SyevxArgs<Prec>>): Promise<void>;
