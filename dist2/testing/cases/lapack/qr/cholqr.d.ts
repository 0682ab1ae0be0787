import { type Data, type Filled, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
export interface CholqrProblem extends Sizes<'m' | 'n' | 'nrhs'>, Filled {
    readonly job: 'q' | 'r';
    readonly fallback?: boolean;
}
export type CholqrData = Data<'A' | 'R' | 'B' | 'C', 'passes'>;
export declare const cholqrCase: Case<CholqrProblem, CholqrData>;
