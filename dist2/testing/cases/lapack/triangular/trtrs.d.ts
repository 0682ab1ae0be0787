import { type Data, type Flags, type LaidOut, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
export interface TrtrsProblem extends Flags<'uplo' | 'trans' | 'diag'>, Sizes<'n' | 'nrhs'>, LaidOut {
    /** Elements on the diagonal that are zero, from 0. */
    readonly zeros?: readonly number[];
    /** A lies in B's buffer. */
    readonly inB?: boolean;
}
export type TrtrsData = Data<'A' | 'B', 'info'>;
export declare const trtrsCase: Case<TrtrsProblem, TrtrsData>;
