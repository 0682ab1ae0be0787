import type { TridiagonalJob } from '../../../../src/index.ts';
import type { Case } from '../../../lib/case.ts';
import { type Form } from '../../../lib/forms.ts';
import { type MatrixView } from '../../../lib/norms.ts';
import { type IntegerView, type Operands } from '../../../lib/operands.ts';
import { type BatchSizes } from '../../../lib/reflectorBatch.ts';
import { type TridiagonalKind } from '../../../lib/tridiagonal.ts';
import { type SteqrData, type SteqrProblem } from '../../lapack/eigen/steqr.ts';
export interface TridiagonalBatch extends BatchSizes {
    readonly compz: TridiagonalJob;
    readonly kind: TridiagonalKind;
}
type Name = 'D' | 'E' | 'Z';
export type TridiagonalBatchData = Operands & {
    readonly [K in Name]: MatrixView;
} & {
    readonly info: IntegerView;
};
/** The cases of a routine that is one like `one` for many matrices. */
export declare const tridiagonalCases: (routine: 'steqr' | 'stedc', one: Case<SteqrProblem, SteqrData>) => Readonly<Record<Form, Case<TridiagonalBatch, TridiagonalBatchData>>>;
export declare const steqrBatchedCases: Readonly<Record<Form, Case<TridiagonalBatch, TridiagonalBatchData>>>;
export {};
