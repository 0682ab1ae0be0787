import { type VectorJob } from '../../../../src/index.ts';
import { type BatchLayout } from '../../../lib/batch.ts';
import type { Data, Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
interface SvdBatchProblem extends Sizes<'m' | 'n' | 'batchCount'> {
    readonly job: VectorJob;
    readonly layout?: BatchLayout;
}
/** V, or VT: without columns, or rows, where it is not wanted. */
type SvdBatchData = Data<'A' | 'U', 'info', 'S'> & Partial<Data<'V' | 'VT'>>;
export declare const gesvdStridedBatchedCase: Case<SvdBatchProblem, SvdBatchData>;
export declare const gesvdjStridedBatchedCase: Case<SvdBatchProblem, SvdBatchData>;
export {};
