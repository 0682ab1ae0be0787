import { type Data, type Filled, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
export interface GebrdProblem extends Sizes<'m' | 'n'>, Filled {
}
export type GebrdData = Data<'A' | 'tauQ' | 'tauP', never, 'D' | 'E'>;
export declare const gebrdCase: Case<GebrdProblem, GebrdData>;
