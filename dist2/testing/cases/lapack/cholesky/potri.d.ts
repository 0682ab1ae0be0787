import { type Data, type Flags, type LaidOut, type Sizes } from '../../../lib/calls.ts';
import { type Case } from '../../../lib/case.ts';
import { type Given } from '../../../lib/source.ts';
export interface PotriProblem extends Flags<'uplo'>, Sizes<'n'>, LaidOut, Given {
    /** Elements on the diagonal of the factor that are zero, from 0. */
    readonly zeros?: readonly number[];
}
export type PotriData = Data<'A', 'info'>;
export declare const potriCase: Case<PotriProblem, PotriData>;
