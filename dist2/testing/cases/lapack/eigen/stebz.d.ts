import { type EigenvalueRange } from '../../../../src/index.ts';
import { type Data, type LaidOut, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import { type TridiagonalKind } from '../../../lib/tridiagonal.ts';
export interface StebzProblem extends LaidOut, Sizes<'n' | 'vl' | 'vu' | 'il' | 'iu'> {
    readonly kind: TridiagonalKind;
    readonly range: EigenvalueRange;
    readonly order: 'b' | 'e';
}
export type StebzData = Data<never, 'm' | 'nsplit' | 'iblock' | 'isplit' | 'info', 'D' | 'E' | 'W'>;
/** Of each kind an interval that has some of its eigenvalues, and whose ends are not close to one. */
export declare const INTERVALS: Readonly<Record<TridiagonalKind, readonly [number, number]>>;
/** All there is to say of a problem, by what its range needs. */
export declare const chosen: (n: number, range: EigenvalueRange, ends: readonly [number, number]) => {
    n: number;
    range: EigenvalueRange;
    vl: number;
    vu: number;
    il: number;
    iu: number;
};
export declare const mostOf: ({ n, range, il, iu }: Pick<StebzProblem, 'n' | 'range' | 'il' | 'iu'>) => number;
export declare const stebzCase: Case<StebzProblem, StebzData>;
