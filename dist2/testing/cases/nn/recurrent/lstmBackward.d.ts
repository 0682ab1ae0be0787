import { type Views } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import type { LstmProblem } from './lstmForward.ts';
export declare const lstmBackwardCase: Case<LstmProblem, Views>;
