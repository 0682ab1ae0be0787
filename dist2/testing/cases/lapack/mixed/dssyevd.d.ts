import { type RoutineSpec } from '../../../../src/index.ts';
import { type Data, type Front } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import { type SyevProblem } from '../../../lib/eigenCase.ts';
export type DssyevdData = Data<'A', 'info' | 'iter', 'W'>;
/** Of either. */
export declare function correctedVectors(spec: RoutineSpec, front: Front): Case<SyevProblem, DssyevdData>;
export declare const dssyevdCase: Case<SyevProblem, Readonly<Record<"A", import("../../../lib/norms.ts").MatrixView> & Record<"info" | "iter", import("../../../lib/operands.ts").IntegerView> & Record<"W", import("../../../lib/operands.ts").RealView>>>;
