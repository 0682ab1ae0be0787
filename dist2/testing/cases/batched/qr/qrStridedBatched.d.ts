import { type BatchLayout } from '../../../lib/batch.ts';
import type { Data, Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
interface QrBatchProblem extends Sizes<'m' | 'n' | 'batchCount'> {
    readonly layout?: BatchLayout;
}
type QrBatchData = Data<'A' | 'Q' | 'R'>;
export declare const qrStridedBatchedCase: Case<QrBatchProblem, QrBatchData>;
export {};
