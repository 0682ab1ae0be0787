import type { QgemmRef } from '../../../../src/nn/quantized/qgemm.ref.ts';
import { type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import { type Operands } from '../../../lib/operands.ts';
export interface QgemmWeightsProblem extends Sizes<'rows' | 'features' | 'depth' | 'group'> {
    readonly bits: '4' | '8';
    readonly activation: QgemmRef['activation'];
    readonly offset: number;
    /** Zero points and bias are left out. */
    readonly bare?: boolean;
}
export declare const qgemmWeightsCase: Case<QgemmWeightsProblem, Operands>;
