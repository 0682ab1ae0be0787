import type { DeviceBuffer } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type BatchOperands, type BatchRun } from '../deviceBatch.ts';
/** Matrices side by side in a workspace, the launch's z-th from z*stride on, each in columns of ld elements. */
export interface PackedMats {
    readonly data: DeviceBuffer;
    readonly ld: number;
    readonly stride: number;
}
/** The operands of a run as reflectBatch.gpu.ts understands them. */
interface Placed {
    readonly o: BatchOperands;
    readonly last: number;
    readonly counted: boolean;
    readonly tauInC: boolean;
    readonly inPlace: boolean;
}
interface Applied extends Placed {
    readonly trans: boolean;
    readonly conjugate?: boolean | undefined;
    readonly first: number;
    readonly fromColumn?: number | undefined;
    readonly identity?: boolean | undefined;
}
/** An operand of every problem of a run to a workspace, as it is or conjugated, or back from it. */
export declare function enqueueMove(queue: Queue, run: BatchRun, a: Placed, which: 'V' | 'tau' | 'C', to: PackedMats, direction: 'forth' | 'back' | 'conjugated'): void;
/** One problem of the run after the other. */
export declare function enqueueReflectSingle(queue: Queue, run: BatchRun, a: Applied): void;
export {};
