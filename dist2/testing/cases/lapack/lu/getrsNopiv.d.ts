import { type Data, type Flags, type LaidOut, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
export interface GetrsNopivProblem extends Flags<'trans'>, Sizes<'n' | 'nrhs'>, LaidOut {
    /** A lies in B's buffer. */
    readonly inB?: boolean;
}
export type GetrsNopivData = Data<'A' | 'B'>;
export declare const getrsNopivCase: Case<GetrsNopivProblem, GetrsNopivData>;
