import { type Data, type Filled, type Flags, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
export type SytrdProblem = Flags<'uplo'> & Sizes<'n'> & Filled;
export type SytrdData = Data<'A' | 'tau', never, 'D' | 'E'>;
export declare const sytrdCase: Case<SytrdProblem, SytrdData>;
