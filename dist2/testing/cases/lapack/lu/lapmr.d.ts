import { type Data, type LaidOut, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
export interface LapmrProblem extends Sizes<'m' | 'n'>, LaidOut {
    readonly forwrd: boolean;
}
export type LapmrData = Data<'X', 'k'>;
export declare const lapmrCase: Case<LapmrProblem, LapmrData>;
