import { type GroupedRef } from '../../../../src/nn/grouped/gemmGrouped.ref.ts';
import { type Data, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
export interface GemmGroupedProblem extends Sizes<'groups' | 'rows' | 'features' | 'depth'>, GroupedRef {
    /** Rows of each group; left out: about the same. */
    readonly sizes?: readonly number[];
    /** Elements in front of the operands. */
    readonly offset?: number;
    readonly bare?: boolean;
}
type Operands = Data<'X' | 'W' | 'bias' | 'Y', 'counts' | 'info'>;
export declare const gemmGroupedCase: Case<GemmGroupedProblem, Operands>;
export {};
