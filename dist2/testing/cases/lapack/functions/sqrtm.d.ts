import { type Data, type Filled, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
export interface SqrtmProblem extends Sizes<'n'>, Filled {
}
export type SqrtmData = Data<'A', 'info'>;
export declare const sqrtmCase: Case<SqrtmProblem, SqrtmData>;
