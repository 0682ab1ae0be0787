import { type Data, type Flags, type LaidOut, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import { type RealView } from '../../../lib/operands.ts';
export interface RefineProblem extends Flags<'uplo' | 'trans'>, Sizes<'n' | 'nrhs'>, LaidOut {
    /** Relative error that the solutions begin with. */
    readonly spoil: number;
    /** What A and B are multiplied with, a power of two: 1 if left out. */
    readonly size?: number;
}
type Errors = Readonly<Record<'ferr' | 'berr', RealView>>;
export type PorfsData = Data<'A' | 'AF' | 'B' | 'X' | 'exact'> & Errors;
export type GerfsData = Data<'A' | 'AF' | 'B' | 'X' | 'exact', 'ipiv'> & Errors;
export declare const gerfsCase: Case<RefineProblem, GerfsData>;
export declare const porfsCase: Case<RefineProblem, PorfsData>;
export {};
