import { type Data, type Filled, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import { type Factor } from '../../../lib/factor.ts';
import { type Right } from '../../../lib/rightSides.ts';
export type GesvProblem = Sizes<'n' | 'nrhs'> & Filled & Factor & Right;
export type GesvData = Data<'A' | 'B', 'ipiv' | 'info'>;
export declare const gesvCase: Case<GesvProblem, GesvData>;
