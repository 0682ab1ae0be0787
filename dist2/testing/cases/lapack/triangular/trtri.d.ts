import { type Data, type Flags, type LaidOut, type Sizes } from '../../../lib/calls.ts';
import { type Case } from '../../../lib/case.ts';
export interface TrtriProblem extends Flags<'uplo' | 'diag'>, Sizes<'n'>, LaidOut {
    /** Elements on the diagonal that are zero, from 0. */
    readonly zeros?: readonly number[];
}
export type TrtriData = Data<'A', 'info'>;
export declare const trtriCase: Case<TrtriProblem, TrtriData>;
