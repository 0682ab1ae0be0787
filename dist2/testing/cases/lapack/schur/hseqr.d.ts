import { type Data, type LaidOut, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import { type ValueData } from '../../../lib/eigenvalues.ts';
export interface HseqrProblem extends Sizes<'n'>, LaidOut {
    readonly job: 'e' | 's';
    readonly compz: 'n' | 'i' | 'v';
    readonly ilo: number;
    readonly ihi: number;
}
/** Z: without columns where it is not wanted. */
export type HseqrData = ValueData & Data<'H' | 'Z', 'info'>;
export declare const hseqrCase: Case<HseqrProblem, HseqrData>;
