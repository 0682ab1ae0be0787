import { type Data, type LaidOut, type Sizes } from '../../../lib/calls.ts';
import { type Case } from '../../../lib/case.ts';
import { type MatrixView } from '../../../lib/norms.ts';
import { type Tridiagonal, type TridiagonalKind } from '../../../lib/tridiagonal.ts';
export interface SterfProblem extends LaidOut, Sizes<'n'> {
    readonly kind: TridiagonalKind;
}
export type SterfData = Data<never, 'info', 'D' | 'E'>;
export declare const sterfCase: Case<SterfProblem, SterfData>;
/** The matrix of D and E. */
export declare const matrixOf: ({ D, E }: Readonly<Record<'D' | 'E', MatrixView>>) => Tridiagonal;
