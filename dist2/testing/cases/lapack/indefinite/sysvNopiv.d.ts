import type { RoutineSpec } from '../../../../src/core/spec.ts';
import { type Blocked, type Data, type Flags, type LaidOut, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import type { Mirror } from '../../../lib/residualsSy.ts';
import { type Given } from '../../../lib/source.ts';
export interface SysvNopivProblem extends Flags<'uplo'>, Sizes<'n' | 'nrhs'>, LaidOut, Blocked, Given {
}
export type SysvNopivData = Data<'A' | 'B', 'info'>;
/** SYSV_NOPIV, or with 'c' HESV_NOPIV. */
export declare const caseOfNopivDriver: (spec: RoutineSpec, mirror: Mirror, run: Case<SysvNopivProblem, SysvNopivData>['run']) => Case<SysvNopivProblem, SysvNopivData>;
export declare const sysvNopivCase: Case<SysvNopivProblem, Readonly<Record<"A" | "B", import("../../../lib/norms.ts").MatrixView> & Record<"info", import("../../../lib/operands.ts").IntegerView> & Record<never, import("../../../lib/operands.ts").RealView>>>;
