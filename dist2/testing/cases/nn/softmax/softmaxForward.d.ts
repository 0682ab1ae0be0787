import { type Data, type LaidOut, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
export interface SoftmaxProblem extends Sizes<'m' | 'n'>, LaidOut {
    readonly log: boolean;
    /** The operands lie in one buffer. */
    readonly together?: boolean;
    /** Of the largest and the smallest element. Default 4. */
    readonly range?: number;
}
/** The smallest normal half: below it halves have an absolute error. */
export declare const LEAST: number;
export declare const softmaxForwardCase: Case<SoftmaxProblem, Data<'X' | 'Y'>>;
