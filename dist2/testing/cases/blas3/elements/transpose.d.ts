import { type Data, type LaidOut, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
export interface TransposeProblem extends Sizes<'m' | 'n'>, LaidOut {
    /** A lies in B's buffer. */
    readonly inB?: boolean;
    /** The conjugate transpose. */
    readonly conj?: boolean;
}
export type TransposeData = Data<'A' | 'B'>;
export declare const transposeCase: Case<TransposeProblem, TransposeData>;
