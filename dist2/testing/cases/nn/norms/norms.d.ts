import { type LaidOut, type Sizes } from '../../../lib/calls.ts';
import { type Case } from '../../../lib/case.ts';
import { type MatrixView } from '../../../lib/norms.ts';
export interface NormProblem extends Sizes<'m' | 'n'>, LaidOut {
    readonly epsilon?: number;
    /** Factors, summands and statistics are left out. */
    readonly bare?: boolean;
    /** Matrices lie in one buffer. */
    readonly together?: boolean;
}
export declare const layerNormForwardCase: Case<NormProblem, Readonly<Record<string, import("../../../lib/operands.ts").IntegerView | MatrixView>>>;
export declare const layerNormBackwardCase: Case<NormProblem, Readonly<Record<string, import("../../../lib/operands.ts").IntegerView | MatrixView>>>;
export declare const rmsNormForwardCase: Case<NormProblem, Readonly<Record<string, import("../../../lib/operands.ts").IntegerView | MatrixView>>>;
export declare const rmsNormBackwardCase: Case<NormProblem, Readonly<Record<string, import("../../../lib/operands.ts").IntegerView | MatrixView>>>;
