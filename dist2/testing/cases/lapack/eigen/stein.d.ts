import { type Data, type LaidOut, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import { type TridiagonalKind } from '../../../lib/tridiagonal.ts';
export interface SteinProblem extends LaidOut, Sizes<'n' | 'm'> {
    readonly kind: TridiagonalKind;
    /** The index of the first eigenvalue, from 1. */
    readonly from: number;
}
export type SteinData = Data<'Z', 'iblock' | 'isplit' | 'ifail' | 'info', 'D' | 'E' | 'W'>;
export declare const steinCase: Case<SteinProblem, SteinData>;
