import { type Data, type Flags, type LaidOut, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
export interface TrmmProblem extends Flags<'side' | 'uplo' | 'transA' | 'diag'>, Sizes<'m' | 'n' | 'alpha'>, LaidOut {
    /** A lies in B's buffer. */
    readonly inB?: boolean;
}
export type TrmmData = Data<'A' | 'B'>;
export declare const trmmCase: Case<TrmmProblem, TrmmData>;
