import { type Views } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import type { GruProblem } from './gruForward.ts';
export declare const gruBackwardCase: Case<GruProblem, Views>;
