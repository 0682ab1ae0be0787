import { type Data, type Flags, type LaidOut, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
export interface HerkProblem extends Flags<'uplo'>, Sizes<'n' | 'k' | 'alpha' | 'beta'>, LaidOut {
    readonly trans: 'n' | 'c';
    /** A lies in C's buffer. */
    readonly inC?: boolean;
}
export type HerkData = Data<'A' | 'C'>;
export declare const herkCase: Case<HerkProblem, HerkData>;
