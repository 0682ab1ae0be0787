import { type Blocked, type Data, type Filled, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
export interface GesvRbtProblem extends Sizes<'n' | 'nrhs'>, Filled, Blocked {
    readonly seed?: number;
    /** A lies in B's buffer. */
    readonly inB?: boolean;
}
export type GesvRbtData = Data<'A' | 'B', 'info' | 'iter'>;
export declare const gesvRbtCase: Case<GesvRbtProblem, GesvRbtData>;
