import { type Data, type Flags, type LaidOut, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import { type MatrixView } from '../../../lib/norms.ts';
import { type RealView } from '../../../lib/operands.ts';
export interface EquilibrateProblem extends Flags<'uplo'>, Sizes<'m' | 'n' | 'columns'>, LaidOut {
    /** Orders of magnitude from the first to the last row, and column. */
    readonly rows: number;
    readonly zeroRow?: number;
    readonly zeroColumn?: number;
    /** Where the factors are given: the scalars that decide. */
    readonly scalars?: readonly number[];
}
/** The largest relative difference of parts, 1 where only one is zero. */
export declare function difference(x: MatrixView, y: MatrixView): number;
type Reals<K extends string> = Readonly<Record<K, RealView>>;
export type FactorsData = Data<'A', 'info'> & Reals<'r' | 'c' | 'scalars'>;
export declare const geequCase: Case<EquilibrateProblem, FactorsData>;
export type DiagonalData = Data<'A', 'info'> & Reals<'s' | 'scalars'>;
export declare const poequCase: Case<EquilibrateProblem, DiagonalData>;
export type ScaledData = Data<'A', 'equed'> & Reals<'scalars'>;
export type LaqgeData = ScaledData & Reals<'r' | 'c'>;
export type LaqsyData = ScaledData & Reals<'s'>;
export declare const laqgeCase: Case<EquilibrateProblem, LaqgeData>;
export declare const laqsyCase: Case<EquilibrateProblem, LaqsyData>;
/** Of a Hermitian matrix, with imaginary parts on the diagonal that are no part of it. */
export declare const laqheCase: Case<EquilibrateProblem, LaqsyData>;
export {};
