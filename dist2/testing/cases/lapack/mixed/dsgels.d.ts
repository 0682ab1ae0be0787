import { type Filled, type Flags, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import { type Factor } from '../../../lib/factor.ts';
import { type MatrixView } from '../../../lib/norms.ts';
import { type IntegerView, type RealView } from '../../../lib/operands.ts';
import { type MixedData } from '../../../lib/tableMixed.ts';
export interface DsgelsProblem extends Flags<'trans'>, Sizes<'m' | 'n' | 'nrhs'>, Filled, Factor {
    /** Without iters, rcond, rank and rss. */
    readonly bare?: boolean;
}
export interface DsgelsData extends MixedData {
    readonly rcond: RealView;
    readonly rank: IntegerView;
    readonly rss: RealView;
}
/** How wrong X is, and, of a least-squares problem, the sums of squares; of the other, how far X is from the row space. */
export declare function solutionError({ trans, m, n }: DsgelsProblem, before: DsgelsData, X: MatrixView, rss?: MatrixView): number;
export declare const dsgelsCase: Case<DsgelsProblem, DsgelsData>;
