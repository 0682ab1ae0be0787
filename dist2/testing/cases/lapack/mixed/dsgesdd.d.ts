import { type RoutineSpec } from '../../../../src/index.ts';
import { type Data, type Front } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import { type GesddProblem } from '../svd/gesdd.ts';
export type DsgesddData = Data<'A' | 'U' | 'VT', 'info' | 'iter', 'S'>;
/** Of either. */
export declare const correctedSingular: (spec: RoutineSpec, front: Front) => Case<GesddProblem, DsgesddData>;
export declare const dsgesddCase: Case<GesddProblem, Readonly<Record<"A" | "U" | "VT", import("../../../lib/norms.ts").MatrixView> & Record<"info" | "iter", import("../../../lib/operands.ts").IntegerView> & Record<"S", import("../../../lib/operands.ts").RealView>>>;
