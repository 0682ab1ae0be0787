import type { Complex } from '../../core/field.ts';
import type { Ptr, Trans } from '../../core/matrix.ts';
import { type DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
/** Where the matrices of one operand begin: at equal distances, or where a list on the device says, up to `last`. */
interface Places {
    readonly stride?: number;
    readonly list?: Ptr<'i'>;
    readonly last?: number;
}
export interface DeviceSoftBatch {
    readonly transA: Trans;
    readonly transB: Trans;
    readonly m: number;
    readonly n: number;
    readonly k: number;
    readonly alpha: number | Complex;
    readonly A: DeviceMat;
    readonly B: DeviceMat;
    readonly beta: number | Complex;
    /** A and B may lie in its buffer, apart from it. */
    readonly C: DeviceMat;
    readonly places: Readonly<Record<'A' | 'B' | 'C', Places>>;
    readonly batch: number;
}
export declare const noteSoftBatch: (queue: Queue, routine: string, why: string) => void;
/** Enqueues C_b := alpha op(A_b) op(B_b) + beta C_b in soft arithmetic. */
export declare function enqueueSoftBatch(queue: Queue, g: DeviceSoftBatch): void;
export {};
