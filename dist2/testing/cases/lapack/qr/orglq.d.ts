import { type Blocked, type Data, type LaidOut, type Sizes } from '../../../lib/calls.ts';
import { type Case } from '../../../lib/case.ts';
export type OrglqProblem = Sizes<'m' | 'n' | 'k'> & LaidOut & Blocked;
export type OrglqData = Data<'A' | 'tau'>;
export declare const orglqCase: Case<OrglqProblem, OrglqData>;
