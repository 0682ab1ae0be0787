import { type Context, type Prec, type Uplo } from '../../src/index.ts';
import type { Beside, Table } from './case.ts';
import { type MatrixView } from './norms.ts';
import type { IntegerView, Operands } from './operands.ts';
/** ||B - A X||_I / ||A||_I */
export declare function mixedError(a: MatrixView, x: MatrixView, b: MatrixView): number;
export interface MixedData extends Operands {
    readonly A: MatrixView;
    readonly B: MatrixView;
    readonly X: MatrixView;
    readonly iter: IntegerView;
    readonly iters: IntegerView;
    readonly info: IntegerView;
}
/** Whether iter, iters, which a `bare` call has left out, and what has become of A are what a solved system must have. */
export declare function reportsHold(before: MixedData, after: MixedData, bare?: boolean): boolean;
/** Of the solvers of general systems: getrf and gesv. */
export declare function besideLu(context: Context, { n, nrhs }: Size, operands: MixedData, prec: Prec): Promise<Beside>;
/** Of those of definite ones: potrf and posv. */
export declare function besideCholesky(context: Context, { uplo, n, nrhs }: Size & {
    readonly uplo: Uplo;
}, operands: MixedData, prec: Prec): Promise<Beside>;
interface Size {
    readonly n: number;
    readonly nrhs: number;
}
/** Of dsgesv and zcgesv: the errors of both are divided by N. */
export declare const dsgesvTable: () => Pick<Table<Size>, 'unit' | 'alwaysChecked' | 'takesMatrix' | 'header' | 'row'>;
/** Of dsposv and zcposv: one error. */
export declare const dsposvTable: () => Pick<Table<Size>, 'unit' | 'alwaysChecked' | 'takesMatrix' | 'header' | 'row'>;
export {};
