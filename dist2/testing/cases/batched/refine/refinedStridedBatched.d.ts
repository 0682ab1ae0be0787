import { type Prec, type Uplo } from '../../../../src/index.ts';
import { type BatchLayout } from '../../../lib/batch.ts';
import type { Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import { type MatrixView } from '../../../lib/norms.ts';
import type { Random } from '../../../lib/random.ts';
export interface RefinedProblem extends Sizes<'n' | 'nrhs' | 'batchCount'> {
    readonly uplo?: Uplo;
    readonly layout?: BatchLayout;
}
/** max |b - A x| / (|A| |x| + |b|) over elements and columns. */
export declare function backwardError(a: MatrixView, x: MatrixView, b: MatrixView): number;
export declare const packed: (x: MatrixView) => MatrixView;
/** Column by column, what lies where. */
export declare function putInto(to: MatrixView, from: MatrixView): void;
export interface Kind {
    readonly definite: boolean;
    fill(prec: Prec, a: MatrixView, p: RefinedProblem, random: Random): void;
    full(a: MatrixView, p: RefinedProblem): MatrixView;
    solve(a: MatrixView, b: MatrixView, p: RefinedProblem): number;
}
export declare const general: Kind;
export declare const definite: Kind;
export declare const gesvRefinedStridedBatchedCase: Case<RefinedProblem, Readonly<Record<"A" | "B" | "X", MatrixView> & Record<"info" | "iter", import("../../../lib/operands.ts").IntegerView> & Record<"berr", import("../../../lib/operands.ts").RealView>>>;
export declare const posvRefinedStridedBatchedCase: Case<RefinedProblem, Readonly<Record<"A" | "B" | "X", MatrixView> & Record<"info" | "iter", import("../../../lib/operands.ts").IntegerView> & Record<"berr", import("../../../lib/operands.ts").RealView>>>;
