import type { RoutineSpec } from '../../../../src/core/spec.ts';
import { type Data, type Flags, type Front, type LaidOut, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import { type RealView } from '../../../lib/operands.ts';
import type { Mirror } from '../../../lib/residualsSy.ts';
export interface SyconProblem extends Flags<'uplo'>, Sizes<'n'>, LaidOut {
    readonly zeroDiagonal?: boolean;
    /** A 1 x 1 block of D that is zero, from 0. */
    readonly zero?: number;
}
/** anorm: the norm of the matrix that the factors stand for. */
export type SyconData = Data<'A', 'ipiv'> & Readonly<Record<'anorm' | 'rcond', RealView>>;
/** SYCON, or with 'c' HECON. */
export declare const caseOfCondition: (spec: RoutineSpec, mirror: Mirror, routine: Front) => Case<SyconProblem, SyconData>;
export declare const syconCase: Case<SyconProblem, SyconData>;
