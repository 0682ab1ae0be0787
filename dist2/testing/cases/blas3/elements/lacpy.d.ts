import { type Uplo } from '../../../../src/index.ts';
import { type Data, type LaidOut, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
export interface LacpyProblem extends Sizes<'m' | 'n'>, LaidOut {
    readonly uplo: Uplo | 'f';
    /** A lies in B's buffer. */
    readonly inB?: boolean;
}
export type LacpyData = Data<'A' | 'B'>;
export declare const lacpyCase: Case<LacpyProblem, LacpyData>;
