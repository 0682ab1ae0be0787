import type { RoutineSpec } from '../../../../src/core/spec.ts';
import { type Prec, type Uplo } from '../../../../src/index.ts';
import { type Blocked, type Data, type Flags, type LaidOut, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import type { MatrixView } from '../../../lib/norms.ts';
import type { Random } from '../../../lib/random.ts';
import type { Mirror } from '../../../lib/residualsSy.ts';
import { type Given, type Source } from '../../../lib/source.ts';
export interface SytrfNopivProblem extends Flags<'uplo'>, Sizes<'n'>, LaidOut, Blocked, Given {
}
export type SytrfNopivData = Data<'A', 'info'>;
/** A triangle, quasi-definite or of a source. Of a Hermitian matrix the imaginary parts of the diagonal are NaN. */
export declare function fillNopiv(prec: Prec, uplo: Uplo, A: MatrixView, mirror: Mirror, random: Random, source?: Source): void;
/** SYTRF_NOPIV, or with 'c' HETRF_NOPIV. */
export declare const caseOfNopivFactors: (spec: RoutineSpec, mirror: Mirror, run: Case<SytrfNopivProblem, SytrfNopivData>['run']) => Case<SytrfNopivProblem, SytrfNopivData>;
export declare const sytrfNopivCase: Case<SytrfNopivProblem, Readonly<Record<"A", MatrixView> & Record<"info", import("../../../lib/operands.ts").IntegerView> & Record<never, import("../../../lib/operands.ts").RealView>>>;
