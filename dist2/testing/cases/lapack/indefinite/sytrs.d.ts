import type { RoutineSpec } from '../../../../src/core/spec.ts';
import { type Prec, type Uplo } from '../../../../src/index.ts';
import { type Data, type Flags, type LaidOut, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import type { MatrixView } from '../../../lib/norms.ts';
import { type IntegerView } from '../../../lib/operands.ts';
import type { Random } from '../../../lib/random.ts';
import { type Mirror } from '../../../lib/residualsSy.ts';
import { type Given, type Source } from '../../../lib/source.ts';
export interface SytrsProblem extends Flags<'uplo'>, Sizes<'n' | 'nrhs'>, LaidOut, Given {
    readonly zeroDiagonal?: boolean;
    /** A and B are blocks of one matrix. */
    readonly inB?: boolean;
}
export type SytrsData = Data<'A' | 'B', 'ipiv'>;
/** The matrix that factors stand for. */
export declare const matrixOf: (uplo: Uplo, A: MatrixView, { data, offset }: IntegerView, mirror: Mirror) => MatrixView;
/** A triangle as fillIndefinite makes it, and NaN beside it; then its factors. */
export declare function fillFactors(prec: Prec, uplo: Uplo, A: MatrixView, ipiv: IntegerView, mirror: Mirror, zeroDiagonal: boolean, random: Random, source?: Source): void;
/** SYTRS, or with 'c' HETRS. */
export declare const caseOfSolution: (spec: RoutineSpec, mirror: Mirror, run: Case<SytrsProblem, SytrsData>['run']) => Case<SytrsProblem, SytrsData>;
export declare const sytrsCase: Case<SytrsProblem, Readonly<Record<"A" | "B", MatrixView> & Record<"ipiv", IntegerView> & Record<never, import("../../../lib/operands.ts").RealView>>>;
