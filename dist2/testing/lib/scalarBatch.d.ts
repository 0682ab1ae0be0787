import type { Norm, Prec, Uplo } from '../../src/index.ts';
import type { BatchLayout } from './batch.ts';
import type { Size } from './batchForms.ts';
import type { Case, Table } from './case.ts';
import { type BatchedRoutine, type FormCases } from './forms.ts';
import { type MatrixView } from './norms.ts';
import { type Operands } from './operands.ts';
import type { Random } from './random.ts';
/** `N` is the kind of norm that the routine takes. */
export interface ScalarProblem<N extends Norm> {
    readonly norm: N;
    readonly uplo: Uplo;
    readonly m: Size;
    readonly n: Size;
    readonly batchCount: number;
    readonly layout?: BatchLayout;
}
type Data = Operands & Readonly<Record<string, MatrixView>>;
export interface ScalarKit<N extends Norm> {
    /** In units of eps. */
    readonly tolerance: number;
    /** What the call writes. */
    readonly result: 'result' | 'rcond';
    /** Matrices have as many rows as columns. */
    readonly square: boolean;
    /** The norm of the tester. */
    readonly norm: N;
    readonly sweep: readonly ScalarProblem<N>[];
    fill(prec: Prec, a: MatrixView, p: ScalarProblem<N>, random: Random): void;
    /** What the call is given for a matrix as anorm. */
    anorm?(a: MatrixView, p: ScalarProblem<N>): number;
    reference(a: MatrixView, p: ScalarProblem<N>, anorm: number): number;
    error(a: MatrixView, p: ScalarProblem<N>, found: number): number;
    readonly table: Table<LargestMatrix>;
}
/** What a row of a table shows. */
interface LargestMatrix {
    readonly norm: string;
    readonly m: number;
    readonly n: number;
    readonly batchCount: number;
}
/** The cases of the three forms. */
export declare const scalarCases: <N extends Norm>(routine: BatchedRoutine, kit: ScalarKit<N>) => FormCases<Case<ScalarProblem<N>, Data>>;
export {};
