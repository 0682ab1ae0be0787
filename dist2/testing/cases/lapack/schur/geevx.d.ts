import { type Data } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import { type GeevData, type GeevProblem } from './geev.ts';
export interface GeevxProblem extends GeevProblem {
    readonly balanc: 'n' | 'p' | 's' | 'b';
    readonly sense: 'n' | 'e' | 'v' | 'b';
}
/** rconde, rcondv: empty where they are not wanted. */
export type GeevxData = GeevData & Data<never, 'ilo' | 'ihi', 'scale' | 'abnrm' | 'rconde' | 'rcondv'>;
export declare const geevxCase: Case<GeevxProblem, GeevxData>;
