import type { DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { SingularBatch, SingularPart } from './singularParts.gpu.ts';
interface DeviceRankBatch extends SingularBatch {
    readonly rcond: number;
    readonly rank: DeviceMat;
}
/** Singular values up to rcond times the largest count as zero; negative: eps max(m, n). As lib/singular_threshold has it. */
export declare const thresholdOf: (rcond: number) => {
    readonly rcond: number;
    readonly byExtent: number;
};
/** Enqueues how many values of each matrix are beyond rcond times its largest; 0 where its info, which is there by then, is not 0. */
export declare function enqueueRanks(queue: Queue, f: DeviceRankBatch, { S }: Pick<SingularPart, 'S'>): void;
export {};
