import { type Data, type Filled, type Sizes } from '../../../lib/calls.ts';
import { type Case } from '../../../lib/case.ts';
export type Geqr2Problem = Sizes<'m' | 'n'> & Filled;
export type Geqr2Data = Data<'A' | 'tau'>;
export declare const geqr2Case: Case<Geqr2Problem, Geqr2Data>;
