import type { DeviceGemm } from '../../blas3/products/gemm.gpu.ts';
import type { MatrixUnit } from '../../runtime/matrixUnits.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type UnitBlock } from './gemmTensorBatched.kernels.ts';
export interface UnitPick {
    readonly unit: MatrixUnit;
    readonly block: UnitBlock;
    readonly name: string;
    readonly why: string;
}
/**
 * How the matrix units would compute a batch; undefined if the device has none, another kind of kernel is forced, or it does not suit them.
 */
export declare function pickTensorBatch(queue: Queue, g: DeviceGemm): UnitPick | undefined;
/** Enqueues C_b := alpha op(A_b) op(B_b) + beta C_b for a batch that pickTensorBatch has found suitable. */
export declare function enqueueTensorBatch(queue: Queue, { unit, block }: UnitPick, g: DeviceGemm): void;
