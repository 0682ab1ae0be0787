import type { Case } from '../../../lib/case.ts';
import { type GehrdData, type GehrdProblem } from './gehrd.ts';
export declare const orghrCase: Case<GehrdProblem, GehrdData>;
