import { type Blocked, type Data, type Flags, type LaidOut, type Sizes } from '../../../lib/calls.ts';
import { type Case } from '../../../lib/case.ts';
export interface OrmlqProblem extends Flags<'side' | 'trans'>, Sizes<'m' | 'n' | 'k'>, LaidOut, Blocked {
    /** A and tau lie in C's buffer. */
    readonly inC?: boolean;
}
export type OrmlqData = Data<'A' | 'tau' | 'C'>;
export declare const ormlqCase: Case<OrmlqProblem, OrmlqData>;
