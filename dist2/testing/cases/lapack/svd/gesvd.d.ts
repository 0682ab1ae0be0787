import { type VectorJob } from '../../../../src/index.ts';
import { type Data, type Filled, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
export interface GesvdProblem extends Sizes<'m' | 'n'>, Filled {
    readonly jobu: VectorJob;
    readonly jobvt: VectorJob;
    /** Of a tester: all pairs that are wanted, jobu first. */
    readonly pairs?: readonly (readonly [VectorJob, VectorJob])[];
}
/** U: without columns where it is not wanted. */
export type GesvdData = Data<'A' | 'U' | 'VT', 'info', 'S'>;
export declare const gesvdCase: Case<GesvdProblem, GesvdData>;
