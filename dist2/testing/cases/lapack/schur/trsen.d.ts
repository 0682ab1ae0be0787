import { type Data, type Filled, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import { type ValueData } from '../../../lib/eigenvalues.ts';
export interface TrsenProblem extends Sizes<'n'>, Filled {
    readonly job: 'n' | 'e' | 'v' | 'b';
    readonly compq: 'n' | 'v';
    /** Of which row each one is chosen, counted from 0: every `step`-th, from `step` - 1 on. */
    readonly step: number;
}
/** s, sep: empty where they are not wanted. */
export type TrsenData = ValueData & Data<'T' | 'Q', 'select' | 'm' | 'info', 's' | 'sep'>;
export declare const trsenCase: Case<TrsenProblem, TrsenData>;
