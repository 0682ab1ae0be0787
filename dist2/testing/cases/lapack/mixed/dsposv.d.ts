import { type ResidualPlace } from '../../../../src/index.ts';
import { type Flags, type LaidOut, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import { type Factor } from '../../../lib/factor.ts';
import { type Right } from '../../../lib/rightSides.ts';
import { type Given } from '../../../lib/source.ts';
import { type MixedData } from '../../../lib/tableMixed.ts';
export interface DsposvProblem extends Flags<'uplo'>, Sizes<'n' | 'nrhs'>, LaidOut, Factor, Given, Right {
    readonly residual?: ResidualPlace;
    /** Without iters. */
    readonly bare?: boolean;
}
export declare const dsposvCase: Case<DsposvProblem, MixedData>;
