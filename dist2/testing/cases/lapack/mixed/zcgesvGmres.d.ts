import type { Case } from '../../../lib/case.ts';
import { type GmresData } from './dsgesvGmres.ts';
import { type ZcgesvProblem } from './zcgesv.ts';
export declare const zcgesvGmresCase: Case<ZcgesvProblem, GmresData>;
