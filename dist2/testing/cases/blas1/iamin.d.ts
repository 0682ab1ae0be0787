import { type Data } from '../../lib/calls.ts';
import type { Case } from '../../lib/case.ts';
import { type VectorProblem } from '../../lib/level1.ts';
export declare const iaminCase: Case<VectorProblem, Data<'x', 'result'>>;
