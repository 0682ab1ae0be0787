import { type Uplo } from '../../../../src/index.ts';
import { type Data, type Flags, type LaidOut, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import { type MatrixView } from '../../../lib/norms.ts';
import { type RealView } from '../../../lib/operands.ts';
export interface ConditionProblem extends Flags<'uplo' | 'diag'>, Sizes<'n'>, LaidOut {
    readonly norm: '1' | 'o' | 'i';
    /** What all elements are multiplied with, a power of two: 1 if left out. */
    readonly size?: number;
    /** What the last element on the diagonal is multiplied with: 1 if left out. */
    readonly least?: number;
}
/** A: the factors, or the triangle. anorm: the norm of the matrix they stand for, where the routine asks for it. */
export type ConditionData = Data<'A'> & Readonly<Record<'anorm' | 'rcond', RealView>>;
/** What a row of these testers shows: dget06 in units of one. */
export declare const CONDITION = "max(rcond, estimate)/min(...) - 1";
export declare const normOf: (norm: string, a: MatrixView) => number;
/** What matrix the operand stands for, and its inverse. */
export interface Meaning<P> {
    matrix(p: P, a: MatrixView): MatrixView;
    inverse(p: P, a: MatrixView): MatrixView;
}
/** How wrong an estimate is, in units of one: dget06 times eps; NaN of one that is too large for any matrix. */
export declare function conditionError<P>(meaning: Meaning<P>, p: P & {
    readonly norm: string;
}, a: MatrixView, found: number): number;
/** L and U beside each other. The rows that pivots interchange change no norm of A, nor the columns of its inverse. */
export declare const factorsOfLu: Meaning<object>;
/** A factor of Cholesky. */
export declare const factorOfCholesky: Meaning<{
    readonly uplo: Uplo;
}>;
export declare const geconCase: Case<ConditionProblem, ConditionData>;
export declare const poconCase: Case<ConditionProblem, ConditionData>;
export declare const trconCase: Case<ConditionProblem, ConditionData>;
