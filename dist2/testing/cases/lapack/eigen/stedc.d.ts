import type { Case } from '../../../lib/case.ts';
import { type SteqrData, type SteqrProblem } from './steqr.ts';
export declare const stedcCase: Case<SteqrProblem, SteqrData>;
