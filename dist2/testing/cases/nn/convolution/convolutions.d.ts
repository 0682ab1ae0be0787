import { type ConvSizes } from '../../../../src/core/convolution.ts';
import type { ConvActivation } from '../../../../src/nn.ts';
import { type Case } from '../../../lib/case.ts';
import { type MatrixView } from '../../../lib/norms.ts';
export interface ConvProblem extends ConvSizes {
    readonly activation?: ConvActivation;
    readonly algo?: 'auto' | 'implicit' | 'gemm' | 'direct';
    /** Elements in front of the operands. */
    readonly offset?: number;
    /** Bias, and its gradient, are left out. */
    readonly bare?: boolean;
}
export declare const convForwardCase: Case<ConvProblem, Readonly<Record<string, import("../../../lib/operands.ts").IntegerView | MatrixView>>>;
export declare const convBackwardDataCase: Case<ConvProblem, Readonly<Record<string, import("../../../lib/operands.ts").IntegerView | MatrixView>>>;
export declare const convBackwardFilterCase: Case<ConvProblem, Readonly<Record<string, import("../../../lib/operands.ts").IntegerView | MatrixView>>>;
