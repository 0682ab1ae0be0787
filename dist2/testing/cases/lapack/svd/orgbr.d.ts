import type { Vect } from '../../../../src/core/reflectors.ts';
import { type Data, type LaidOut, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
export interface OrgbrProblem extends Sizes<'m' | 'n' | 'k'>, LaidOut {
    readonly vect: Vect;
}
export type OrgbrData = Data<'A' | 'tau'>;
export declare const orgbrCase: Case<OrgbrProblem, OrgbrData>;
