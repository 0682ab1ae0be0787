import { type Data, type Flags, type LaidOut, type Sizes } from '../../../lib/calls.ts';
import { type Case } from '../../../lib/case.ts';
export interface SyrkProblem extends Flags<'uplo' | 'trans'>, Sizes<'n' | 'k' | 'alpha' | 'beta'>, LaidOut {
    /** A lies in C's buffer. */
    readonly inC?: boolean;
}
export type SyrkData = Data<'A' | 'C'>;
export declare const syrkCase: Case<SyrkProblem, SyrkData>;
