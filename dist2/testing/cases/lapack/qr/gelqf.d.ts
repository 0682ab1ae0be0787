import { type Blocked, type Data, type Filled, type Sizes } from '../../../lib/calls.ts';
import { type Case } from '../../../lib/case.ts';
export type GelqfProblem = Sizes<'m' | 'n'> & Filled & Blocked;
export type GelqfData = Data<'A' | 'tau'>;
export declare const gelqfCase: Case<GelqfProblem, GelqfData>;
