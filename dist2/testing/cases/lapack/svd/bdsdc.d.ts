import { type Data, type Flags, type LaidOut, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
export interface BdsdcProblem extends Flags<'uplo'>, Sizes<'n'>, LaidOut {
    readonly compq: 'i' | 'n';
    /** Element i of the diagonal, and of what is beside it; random numbers if absent. */
    readonly elements?: readonly [(i: number) => number, (i: number) => number];
}
export type BdsdcData = Data<'D' | 'E' | 'U' | 'VT', 'info'>;
export declare const bdsdcCase: Case<BdsdcProblem, BdsdcData>;
