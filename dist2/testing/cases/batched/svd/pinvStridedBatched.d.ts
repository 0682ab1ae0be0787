import { type BatchLayout } from '../../../lib/batch.ts';
import { type Data, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
interface PinvBatchProblem extends Sizes<'m' | 'n' | 'batchCount'> {
    readonly layout?: BatchLayout;
}
type PinvBatchData = Data<'A' | 'X', 'info' | 'rank'>;
export declare const pinvStridedBatchedCase: Case<PinvBatchProblem, PinvBatchData>;
export {};
