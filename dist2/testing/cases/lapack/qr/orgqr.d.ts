import { type Data, type LaidOut, type Sizes } from '../../../lib/calls.ts';
import { type Case } from '../../../lib/case.ts';
export interface OrgqrProblem extends Sizes<'m' | 'n' | 'k'>, LaidOut {
    readonly nb?: number;
}
export type OrgqrData = Data<'A' | 'tau'>;
export declare const orgqrCase: Case<OrgqrProblem, OrgqrData>;
