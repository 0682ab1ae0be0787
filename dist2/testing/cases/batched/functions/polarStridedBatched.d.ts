import { type BatchLayout } from '../../../lib/batch.ts';
import { type Data, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
interface PolarBatchProblem extends Sizes<'m' | 'n' | 'batchCount'> {
    readonly layout?: BatchLayout;
}
type PolarBatchData = Data<'A' | 'H', 'info'>;
export declare const polarStridedBatchedCase: Case<PolarBatchProblem, PolarBatchData>;
export {};
