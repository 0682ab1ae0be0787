import type { Diag, Uplo } from '../../core/matrix.ts';
import type { Gemm } from '../../core/signatures.ts';
import type { DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
declare const MIRRORED: {
    readonly not: 0;
    readonly symmetric: 1;
    readonly hermitian: 2;
};
export interface DeviceExpandDoubles {
    readonly uplo: Uplo;
    readonly n: number;
    readonly A: DeviceMat;
    /** In another buffer, from its beginning. */
    readonly W: DeviceMat;
    /** What the other triangle has. Absent: zeros. */
    readonly mirrored?: keyof typeof MIRRORED;
    readonly diag?: Diag;
}
/** Enqueues W := the matrix of which A holds a triangle. */
export declare function enqueueExpandDoubles(queue: Queue, e: DeviceExpandDoubles): void;
export declare const isSmall: (m: number, n: number, k: number) => boolean;
/** Products as the steps of level 3 and of factorizations take them; with 'span' of as many moduli as their data need. */
export declare const doublesOn: (queue: Queue, moduli?: 'span') => Gemm<DeviceMat>;
export {};
