import { type Data, type LaidOut, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
export interface GeaddProblem extends Sizes<'m' | 'n' | 'alpha' | 'beta'>, LaidOut {
    /** A lies in B's buffer. */
    readonly inB?: boolean;
}
export type GeaddData = Data<'A' | 'B'>;
export declare const geaddCase: Case<GeaddProblem, GeaddData>;
