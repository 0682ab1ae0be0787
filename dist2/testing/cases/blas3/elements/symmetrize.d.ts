import { type Data, type Flags, type LaidOut, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
export interface SymmetrizeProblem extends Flags<'uplo'>, Sizes<'n'>, LaidOut {
    /** Default true: complex matrices become Hermitian. */
    readonly conj?: boolean;
}
export type SymmetrizeData = Data<'A'>;
export declare const symmetrizeCase: Case<SymmetrizeProblem, SymmetrizeData>;
