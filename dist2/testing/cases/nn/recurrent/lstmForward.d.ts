import { type Views } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import { type SequenceProblem } from './sequences.ts';
export interface LstmProblem extends SequenceProblem {
    readonly order: 'iofg' | 'ifgo' | 'gifo';
}
export declare const lstmForwardCase: Case<LstmProblem, Views>;
