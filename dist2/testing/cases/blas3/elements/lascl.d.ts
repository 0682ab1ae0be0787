import { type Uplo } from '../../../../src/index.ts';
import { type Data, type LaidOut, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
export interface LasclProblem extends Sizes<'m' | 'n' | 'cfrom' | 'cto'>, LaidOut {
    readonly type: Uplo | 'g';
    /** Order of magnitude of the elements. */
    readonly magnitude: number;
}
export type LasclData = Data<'A'>;
export declare const lasclCase: Case<LasclProblem, LasclData>;
