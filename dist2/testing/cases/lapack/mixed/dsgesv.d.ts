import { type MixedPivoting, type ResidualPlace } from '../../../../src/index.ts';
import { type Filled, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import { type Factor } from '../../../lib/factor.ts';
import { type IntegerView } from '../../../lib/operands.ts';
import { type Right } from '../../../lib/rightSides.ts';
import { type MixedData } from '../../../lib/tableMixed.ts';
export interface DsgesvProblem extends Sizes<'n' | 'nrhs'>, Filled, Omit<Factor, 'pivoting'>, Right {
    readonly pivoting?: MixedPivoting;
    readonly residual?: ResidualPlace;
    /** Without iters. */
    readonly bare?: boolean;
}
export interface DsgesvData extends MixedData {
    readonly ipiv: IntegerView;
}
export declare const dsgesvCase: Case<DsgesvProblem, DsgesvData>;
