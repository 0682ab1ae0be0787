import { type Data } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import { type SoftmaxProblem } from './softmaxForward.ts';
export declare const softmaxBackwardCase: Case<SoftmaxProblem, Data<'Y' | 'dY' | 'dX'>>;
