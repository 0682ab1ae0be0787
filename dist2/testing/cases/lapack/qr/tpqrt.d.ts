import { type Data, type LaidOut, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
export interface TpqrtProblem extends Sizes<'m' | 'n' | 'l' | 'nb'>, LaidOut {
    /** What the elements, from (-1/2, 1/2), are multiplied by. */
    readonly scale?: number;
}
export type TpqrtData = Data<'A' | 'B' | 'T'>;
export declare const tpqrtCase: Case<TpqrtProblem, TpqrtData>;
