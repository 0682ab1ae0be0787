import { type Data, type Flags, type LaidOut, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
export interface SymmProblem extends Flags<'side' | 'uplo'>, Sizes<'m' | 'n' | 'alpha' | 'beta'>, LaidOut {
    /** Operands that lie in C's buffer. */
    readonly inC?: readonly ('A' | 'B')[];
}
export type SymmData = Data<'A' | 'B' | 'C'>;
export declare const symmCase: Case<SymmProblem, SymmData>;
