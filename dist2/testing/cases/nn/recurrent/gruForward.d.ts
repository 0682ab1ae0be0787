import { type Views } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import { type SequenceProblem } from './sequences.ts';
export interface GruProblem extends SequenceProblem {
    readonly order: 'zrn' | 'rzn';
    readonly resetAfter: boolean;
}
export declare const gruForwardCase: Case<GruProblem, Views>;
