import { type Views } from '../../lib/calls.ts';
import type { Case } from '../../lib/case.ts';
import { type TriangleProblem } from '../../lib/level2.ts';
export type TrsvProblem = TriangleProblem;
export declare const trsvCase: Case<TrsvProblem, Views>;
