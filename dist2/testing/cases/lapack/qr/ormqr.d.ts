import { type Data, type Flags, type LaidOut, type Sizes } from '../../../lib/calls.ts';
import { type Case } from '../../../lib/case.ts';
export interface OrmqrProblem extends Flags<'side' | 'trans'>, Sizes<'m' | 'n' | 'k'>, LaidOut {
    /** A and tau lie in C's buffer. */
    readonly inC?: boolean;
    readonly nb?: number;
}
export type OrmqrData = Data<'A' | 'tau' | 'C'>;
export declare const ormqrCase: Case<OrmqrProblem, OrmqrData>;
