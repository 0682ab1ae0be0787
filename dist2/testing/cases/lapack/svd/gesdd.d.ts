import { type VectorJob } from '../../../../src/index.ts';
import { type Data, type Filled, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
export interface GesddProblem extends Sizes<'m' | 'n'>, Filled {
    readonly jobz: VectorJob;
    /** The same, as the table prints them. */
    readonly jobu: VectorJob;
    readonly jobvt: VectorJob;
    /** Of a tester: all jobs that are wanted. */
    readonly jobs?: readonly VectorJob[];
}
export type GesddData = Data<'A' | 'U' | 'VT', 'info', 'S'>;
export declare const gesddCase: Case<GesddProblem, GesddData>;
