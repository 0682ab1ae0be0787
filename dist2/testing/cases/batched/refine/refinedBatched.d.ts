import { type Uplo } from '../../../../src/index.ts';
import { type BatchLayout } from '../../../lib/batch.ts';
import type { Size } from '../../../lib/batchForms.ts';
import type { Case } from '../../../lib/case.ts';
import { type MatrixView } from '../../../lib/norms.ts';
import { type IntegerView, type Operands, type RealView } from '../../../lib/operands.ts';
interface RefinedProblem {
    readonly uplo: Uplo;
    readonly n: Size;
    readonly nrhs: Size;
    readonly batchCount: number;
    readonly layout?: BatchLayout;
}
interface RefinedData extends Operands {
    readonly A: MatrixView;
    readonly B: MatrixView;
    readonly X: MatrixView;
    readonly berr: RealView;
    readonly iter: IntegerView;
    readonly info: IntegerView;
}
export declare const gesvRefinedBatchedCase: Case<RefinedProblem, RefinedData>;
export declare const gesvRefinedVbatchedCase: Case<RefinedProblem, RefinedData>;
export declare const posvRefinedBatchedCase: Case<RefinedProblem, RefinedData>;
export declare const posvRefinedVbatchedCase: Case<RefinedProblem, RefinedData>;
export {};
