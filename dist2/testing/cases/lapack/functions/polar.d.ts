import { type Data, type Filled, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
export interface PolarProblem extends Sizes<'m' | 'n'>, Filled {
}
export type PolarData = Data<'A' | 'H', 'info' | 'iter'>;
export declare const polarCase: Case<PolarProblem, PolarData>;
