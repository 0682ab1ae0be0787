import { type Blocked, type Data, type LaidOut, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import { type Source } from '../../../lib/source.ts';
export interface GesvNopivProblem extends Sizes<'n' | 'nrhs'>, LaidOut, Blocked {
    /** Default: dominant. */
    readonly source?: Source;
}
export type GesvNopivData = Data<'A' | 'B', 'info'>;
export declare const gesvNopivCase: Case<GesvNopivProblem, GesvNopivData>;
