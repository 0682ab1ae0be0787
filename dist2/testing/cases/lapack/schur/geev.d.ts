import { type Data, type Sizes } from '../../../lib/calls.ts';
import { type Case } from '../../../lib/case.ts';
import { type ValueData } from '../../../lib/eigenvalues.ts';
import { type Layout } from '../../../lib/operands.ts';
import { type Given } from '../../../lib/source.ts';
type Job = 'n' | 'v';
export interface GeevProblem extends Sizes<'n'>, Given {
    readonly jobvl: Job;
    readonly jobvr: Job;
    readonly layout?: Layout;
    /** Whether eigenvalues are well enough conditioned to be compared with those of the reference: default true. */
    readonly comparable?: boolean;
}
/** VL, VR: without columns where they are not wanted. */
export type GeevData = ValueData & Data<'A' | 'VL' | 'VR', 'info'>;
export declare const geevCase: Case<GeevProblem, GeevData>;
export {};
