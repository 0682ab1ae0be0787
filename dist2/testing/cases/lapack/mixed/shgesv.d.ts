import type { Case } from '../../../lib/case.ts';
import { type HalfData } from './dhgesv.ts';
import type { DsgesvProblem } from './dsgesv.ts';
export declare const shgesvCase: Case<DsgesvProblem, HalfData>;
