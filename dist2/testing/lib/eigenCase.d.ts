import type { RoutineSpec } from '../../src/index.ts';
import { type SyevProblem as Call } from '../../src/lapack/eigen/syev.ref.ts';
import { type Data, type Filled, type Flags, type Front, type Sizes } from './calls.ts';
import { type Case } from './case.ts';
import { type MatrixView } from './norms.ts';
export interface SyevProblem extends Flags<'uplo'>, Sizes<'n'>, Filled {
    readonly jobz: 'n' | 'v';
    /** Of syevd. Default 'auto'. */
    readonly mode?: 'auto' | 'native' | 'hybrid';
}
export type SyevData = Data<'A', 'info', 'W'>;
/** The eigenvalues by the reference, in doubles. */
export declare function valuesOfSymmetric(a: MatrixView, uplo: 'l' | 'u'): MatrixView;
/** `reference`: of the call on the host. */
export declare const eigenCase: (spec: RoutineSpec, front: Front, reference: (call: Call) => number) => Case<SyevProblem, SyevData>;
