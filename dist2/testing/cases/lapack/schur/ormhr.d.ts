import { type Data, type LaidOut, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
export interface OrmhrProblem extends Sizes<'m' | 'n'>, LaidOut {
    readonly side: 'l' | 'r';
    readonly trans: 'n' | 't';
    readonly ilo: number;
    readonly ihi: number;
}
export type OrmhrData = Data<'A' | 'tau' | 'C'>;
export declare const ormhrCase: Case<OrmhrProblem, OrmhrData>;
