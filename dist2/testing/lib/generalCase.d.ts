import type { RoutineSpec } from '../../src/index.ts';
import type { SygvProblem as Call } from '../../src/lapack/eigen/sygv.ref.ts';
import { type Data, type Filled, type Flags, type Front, type Sizes } from './calls.ts';
import { type Case } from './case.ts';
import { type ProblemType } from './residualsGeneral.ts';
export interface SygvProblem extends Flags<'uplo'>, Sizes<'n'>, Filled {
    readonly itype: ProblemType;
    readonly jobz: 'n' | 'v';
}
export type SygvData = Data<'A' | 'B', 'info', 'W'>;
/** `reference`: of the call on the host. */
export declare const generalCase: (spec: RoutineSpec, front: Front, reference: (call: Call) => number) => Case<SygvProblem, SygvData>;
