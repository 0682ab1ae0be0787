import type { RoutineSpec } from '../../../../src/core/spec.ts';
import { type Data, type Flags, type LaidOut, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import type { Mirror } from '../../../lib/residualsSy.ts';
import { type Given } from '../../../lib/source.ts';
export interface SytrsNopivProblem extends Flags<'uplo'>, Sizes<'n' | 'nrhs'>, LaidOut, Given {
    /** A and B are blocks of one matrix. */
    readonly inB?: boolean;
}
export type SytrsNopivData = Data<'A' | 'B'>;
/** SYTRS_NOPIV, or with 'c' HETRS_NOPIV. */
export declare const caseOfNopivSolution: (spec: RoutineSpec, mirror: Mirror, run: Case<SytrsNopivProblem, SytrsNopivData>['run']) => Case<SytrsNopivProblem, SytrsNopivData>;
export declare const sytrsNopivCase: Case<SytrsNopivProblem, Readonly<Record<"A" | "B", import("../../../lib/norms.ts").MatrixView> & Record<never, import("../../../lib/operands.ts").IntegerView> & Record<never, import("../../../lib/operands.ts").RealView>>>;
