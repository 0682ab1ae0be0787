import { type Data, type Flags, type LaidOut, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
export interface OrmtrProblem extends Flags<'side' | 'uplo' | 'trans'>, Sizes<'m' | 'n'>, LaidOut {
    /** A and tau lie in C's buffer. */
    readonly inC?: boolean;
}
export type OrmtrData = Data<'A' | 'tau' | 'C'>;
export declare const ormtrCase: Case<OrmtrProblem, OrmtrData>;
