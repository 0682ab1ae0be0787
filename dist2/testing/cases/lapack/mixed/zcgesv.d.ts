import { type Filled, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import { type Right } from '../../../lib/rightSides.ts';
import type { DsgesvData } from './dsgesv.ts';
export type ZcgesvProblem = Sizes<'n' | 'nrhs'> & Filled & Right;
export declare const zcgesvCase: Case<ZcgesvProblem, DsgesvData>;
