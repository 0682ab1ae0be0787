import type { DeviceMat } from '../../runtime/buffer.ts';
import type { BatchMat, Reports, Sizes } from '../deviceBatch.ts';
/** C := f(A), n x n. C may be A itself; else A is only read. Where info(b) > 0, C(b) is left as it was. */
export interface DeviceFunctionBatch extends Reports {
    readonly n: number;
    readonly count: number;
    readonly sizes?: Sizes | undefined;
    readonly A: BatchMat;
    readonly C: BatchMat;
    /**
     * Name of a variant in squares.kernels.ts, or of a tile in newton.kernels.ts or any other for products of the batch; for tests and
     * tuning.
     */
    readonly force?: string | undefined;
}
/** By an iteration, whose steps and last distance from the unit matrix are reported. */
export interface DeviceIterationBatch extends DeviceFunctionBatch {
    readonly iter?: DeviceMat | undefined;
    readonly error?: DeviceMat | undefined;
}
/** With a place for every report. */
export interface ReportedIteration extends DeviceIterationBatch {
    readonly nonfinite: DeviceMat;
    readonly iter: DeviceMat;
    readonly error: DeviceMat;
}
/** A batch of one column-major matrix, whose function takes its place. */
export declare function aloneInBatch(n: number, { data, off, ld }: DeviceMat, info: DeviceMat): DeviceFunctionBatch;
