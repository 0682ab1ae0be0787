import { type Data, type Filled, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
export interface TrexcProblem extends Sizes<'n' | 'ifst' | 'ilst'>, Filled {
    readonly compq: 'n' | 'v';
}
export type TrexcData = Data<'T' | 'Q', 'place' | 'info'>;
export declare const trexcCase: Case<TrexcProblem, TrexcData>;
