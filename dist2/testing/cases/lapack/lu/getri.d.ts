import { type Data, type LaidOut, type Sizes } from '../../../lib/calls.ts';
import { type Case } from '../../../lib/case.ts';
import { type Given } from '../../../lib/source.ts';
export interface GetriProblem extends Sizes<'n'>, LaidOut, Given {
    /** Factors that are made up and well-conditioned: a large matrix is not factored for the sake of its factors. */
    readonly made?: boolean;
    /** Elements on the diagonal of U that are zero, from 0. */
    readonly zeros?: readonly number[];
}
export type GetriData = Data<'A', 'ipiv' | 'info'>;
export declare const getriCase: Case<GetriProblem, GetriData>;
