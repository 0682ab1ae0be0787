import type { RoutineSpec } from '../../../../src/core/spec.ts';
import { type Data, type Flags, type LaidOut, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import type { Mirror } from '../../../lib/residualsSy.ts';
import { type Given } from '../../../lib/source.ts';
export interface SytriProblem extends Flags<'uplo'>, Sizes<'n'>, LaidOut, Given {
    readonly zeroDiagonal?: boolean;
    /** 1 x 1 blocks of D that are zero, from 0. */
    readonly zeros?: readonly number[];
}
export type SytriData = Data<'A', 'ipiv' | 'info'>;
/** SYTRI, or with 'c' HETRI. */
export declare const caseOfInverse: (spec: RoutineSpec, mirror: Mirror, run: Case<SytriProblem, SytriData>['run']) => Case<SytriProblem, SytriData>;
export declare const sytriCase: Case<SytriProblem, Readonly<Record<"A", import("../../../lib/norms.ts").MatrixView> & Record<"info" | "ipiv", import("../../../lib/operands.ts").IntegerView> & Record<never, import("../../../lib/operands.ts").RealView>>>;
