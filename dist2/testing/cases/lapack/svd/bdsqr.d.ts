import { type Data, type Flags, type LaidOut, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
export interface BdsqrProblem extends Flags<'uplo'>, Sizes<'n' | 'ncvt' | 'nru'>, LaidOut {
    /** Element i of the diagonal, and of what is beside it; random numbers if absent. */
    readonly elements?: readonly [(i: number) => number, (i: number) => number];
}
export type BdsqrData = Data<'VT' | 'U', 'info', 'D' | 'E'>;
export declare const bdsqrCase: Case<BdsqrProblem, BdsqrData>;
