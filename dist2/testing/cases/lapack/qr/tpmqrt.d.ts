import { type Data, type Flags, type LaidOut, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
export type TpmqrtProblem = Flags<'side' | 'trans'> & Sizes<'m' | 'n' | 'k' | 'l' | 'nb'> & LaidOut;
export type TpmqrtData = Data<'V' | 'T' | 'A' | 'B'>;
export declare const tpmqrtCase: Case<TpmqrtProblem, TpmqrtData>;
