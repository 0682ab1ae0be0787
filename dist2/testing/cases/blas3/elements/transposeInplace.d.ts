import { type Data, type LaidOut, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
export interface TransposeInplaceProblem extends Sizes<'n'>, LaidOut {
    /** The conjugate transpose. */
    readonly conj?: boolean;
}
export type TransposeInplaceData = Data<'A'>;
export declare const transposeInplaceCase: Case<TransposeInplaceProblem, TransposeInplaceData>;
