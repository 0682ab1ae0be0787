import { type BatchNormCall } from '../../../../src/nn/norms/batchNorm.ref.ts';
import { type Case } from '../../../lib/case.ts';
import { type MatrixView } from '../../../lib/norms.ts';
export interface BatchNormProblem extends Partial<Pick<BatchNormCall, 'epsilon' | 'momentum'>> {
    readonly mode: 'training' | 'inference';
    readonly layout: 'nhwc' | 'nchw';
    readonly images: number;
    readonly height: number;
    readonly width: number;
    readonly channels: number;
    /** Elements in front of the operands. */
    readonly offset?: number;
    /** What may be left out is left out. */
    readonly bare?: boolean;
}
export declare const batchNormForwardCase: Case<BatchNormProblem, Readonly<Record<string, import("../../../lib/operands.ts").IntegerView | MatrixView>>>;
export declare const batchNormBackwardCase: Case<BatchNormProblem, Readonly<Record<string, import("../../../lib/operands.ts").IntegerView | MatrixView>>>;
