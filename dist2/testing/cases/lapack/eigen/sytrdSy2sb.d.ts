import { type Data, type Filled, type Flags, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
export type SytrdSy2sbProblem = Flags<'uplo'> & Sizes<'n' | 'kd'> & Filled;
export type SytrdSy2sbData = Data<'A' | 'AB' | 'tau'>;
export declare const sytrdSy2sbCase: Case<SytrdSy2sbProblem, SytrdSy2sbData>;
