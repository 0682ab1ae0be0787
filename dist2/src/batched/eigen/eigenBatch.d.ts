import type { Uplo } from '../../core/matrix.ts';
import type { DeviceMat } from '../../runtime/buffer.ts';
import type { BatchMat, BatchVec, Reports, Sizes } from '../deviceBatch.ts';
/** A = Z W Z^H. info(b) as the spec has it. */
export interface DeviceSyevBatch extends Reports {
    readonly jobz: 'n' | 'v';
    readonly uplo: Uplo;
    readonly n: number;
    readonly count: number;
    /** With sizes every problem has its own, and n is not read. */
    readonly sizes?: Sizes | undefined;
    /** One triangle is read; with jobz 'v' it becomes Z. */
    readonly A: BatchMat;
    /** n values for each problem. */
    readonly W: BatchVec;
    /** Of Jacobi's method: what counts as zero beside the diagonal, and the most sweeps; by default as the kernels have it. */
    readonly tolerance?: number | undefined;
    readonly sweeps?: number | undefined;
    /** Above this order one matrix is solved after the other; for tests. */
    readonly packedMost?: number | undefined;
    /** Name of a variant in the kernels, for tests and tuning. */
    readonly force?: string | undefined;
}
/** The same with flags, and every report in a buffer of its own. */
export interface ReportedSyevBatch extends DeviceSyevBatch {
    readonly nonfinite: DeviceMat;
}
