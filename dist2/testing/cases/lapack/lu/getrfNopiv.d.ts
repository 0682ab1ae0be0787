import { type Blocked, type Data, type LaidOut, type Sizes } from '../../../lib/calls.ts';
import { type Case } from '../../../lib/case.ts';
import { type Versions } from '../../../lib/factor.ts';
import { type Source } from '../../../lib/source.ts';
export interface GetrfNopivProblem extends Sizes<'m' | 'n'>, LaidOut, Blocked {
    /** Default: dominant. */
    readonly source?: Source;
}
export type GetrfNopivData = Data<'A', 'info'>;
/** What --math and --nb are for; there is one version. */
export declare const NOPIV_VERSIONS: Versions;
export declare const getrfNopivCase: Case<GetrfNopivProblem, GetrfNopivData>;
