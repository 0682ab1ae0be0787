import { type QgemmRef } from '../../../../src/nn/quantized/qgemm.ref.ts';
import { type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import { type Operands } from '../../../lib/operands.ts';
type Settings = Pick<QgemmRef, 'transW' | 'unsignedX' | 'unsignedW' | 'ofX' | 'ofW' | 'activation'>;
export interface QgemmProblem extends Sizes<'rows' | 'features' | 'depth'>, Settings {
    readonly unsignedY: boolean;
    readonly scaleY: number;
    readonly zeroY: number;
    /** Elements in front of the operands. */
    readonly offset?: number;
    /** Zero points and bias are left out, or scales too. */
    readonly without?: 'zeros' | 'all';
}
export declare const qgemmCase: Case<QgemmProblem, Operands>;
export {};
