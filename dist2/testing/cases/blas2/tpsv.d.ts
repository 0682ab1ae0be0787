import type { Views } from '../../lib/calls.ts';
import type { Case } from '../../lib/case.ts';
import { type TriangleProblem } from '../../lib/level2.ts';
export type TpsvProblem = TriangleProblem;
export declare const tpsvCase: Case<TpsvProblem, Views>;
