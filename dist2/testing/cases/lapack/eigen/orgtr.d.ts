import { type Data, type Flags, type LaidOut, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
export type OrgtrProblem = Flags<'uplo'> & Sizes<'n'> & LaidOut;
export type OrgtrData = Data<'A' | 'tau'>;
export declare const orgtrCase: Case<OrgtrProblem, OrgtrData>;
