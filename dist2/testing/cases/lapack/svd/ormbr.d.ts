import type { Vect } from '../../../../src/core/reflectors.ts';
import { type Data, type Flags, type LaidOut, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
export interface OrmbrProblem extends Flags<'side' | 'trans'>, Sizes<'m' | 'n' | 'k'>, LaidOut {
    readonly vect: Vect;
    /** A and tau lie in C's buffer. */
    readonly inC?: boolean;
}
export type OrmbrData = Data<'A' | 'tau' | 'C'>;
export declare const ormbrCase: Case<OrmbrProblem, OrmbrData>;
