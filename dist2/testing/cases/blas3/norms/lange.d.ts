import { type Norm, type Uplo } from '../../../../src/index.ts';
import { type Flags, type LaidOut, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import type { SumOperands } from '../../../lib/level1.ts';
import { type MatrixView, type Triangle } from '../../../lib/norms.ts';
export interface NormProblem extends Flags<'diag'>, Sizes<'m' | 'n'>, LaidOut {
    readonly norm: Norm;
    readonly uplo: Uplo | 'f';
    /** Orders of magnitude of the elements, column by column in turn. */
    readonly magnitudes: readonly number[];
    /** A value in the middle of the part that is read. */
    readonly planted?: number;
}
export type NormData = SumOperands<'A'>;
export declare const NORM_LETTERS: readonly ['m', 'o', '1', 'i', 'f', 'e'];
/**
 * How far a norm is off, of its size and of the square root of the number of terms; infinite where it is the largest of real numbers and
 * not exact. A modulus has roundings of its own.
 */
export declare function normError(norm: Norm, is: number, single: boolean, matrix: MatrixView, triangle?: Triangle): number;
export declare const langeCase: Case<NormProblem, Readonly<Record<"A", MatrixView> & Record<"result", import("../../../lib/operands.ts").TypedView<import("../../../../src/index.ts").SumOf<import("../../../../src/index.ts").Prec>>>>>;
export declare const lansyCase: Case<NormProblem, Readonly<Record<"A", MatrixView> & Record<"result", import("../../../lib/operands.ts").TypedView<import("../../../../src/index.ts").SumOf<import("../../../../src/index.ts").Prec>>>>>;
export declare const lanheCase: Case<NormProblem, Readonly<Record<"A", MatrixView> & Record<"result", import("../../../lib/operands.ts").TypedView<import("../../../../src/index.ts").SumOf<import("../../../../src/index.ts").Prec>>>>>;
export declare const lantrCase: Case<NormProblem, Readonly<Record<"A", MatrixView> & Record<"result", import("../../../lib/operands.ts").TypedView<import("../../../../src/index.ts").SumOf<import("../../../../src/index.ts").Prec>>>>>;
