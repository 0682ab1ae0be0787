import { type Data, type Filled, type Sizes } from '../../../lib/calls.ts';
import { type Case } from '../../../lib/case.ts';
import { type Factor } from '../../../lib/factor.ts';
export type GeqrfProblem = Sizes<'m' | 'n'> & Filled & Factor;
export type GeqrfData = Data<'A' | 'tau'>;
export declare const geqrfCase: Case<GeqrfProblem, GeqrfData>;
