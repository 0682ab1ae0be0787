import { type Data, type Filled, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
export interface TrsnaProblem extends Sizes<'n'>, Filled {
    readonly job: 'e' | 'v' | 'b';
}
/** What is not wanted is empty. */
export type TrsnaData = Data<'T' | 'VL' | 'VR', 'info', 's' | 'sep'>;
export declare const trsnaCase: Case<TrsnaProblem, TrsnaData>;
