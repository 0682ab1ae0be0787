import type { RoutineSpec } from '../../../../src/core/spec.ts';
import { type Data, type Flags, type LaidOut, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import type { Mirror } from '../../../lib/residualsSy.ts';
import { type Right } from '../../../lib/rightSides.ts';
import { type Given } from '../../../lib/source.ts';
export type SysvProblem = Flags<'uplo'> & Sizes<'n' | 'nrhs'> & LaidOut & Given & Right;
export type SysvData = Data<'A' | 'B', 'ipiv' | 'info'>;
/** SYSV, or with 'c' HESV. */
export declare const caseOfDriver: (spec: RoutineSpec, mirror: Mirror, run: Case<SysvProblem, SysvData>['run']) => Case<SysvProblem, SysvData>;
export declare const sysvCase: Case<SysvProblem, Readonly<Record<"A" | "B", import("../../../lib/norms.ts").MatrixView> & Record<"info" | "ipiv", import("../../../lib/operands.ts").IntegerView> & Record<never, import("../../../lib/operands.ts").RealView>>>;
