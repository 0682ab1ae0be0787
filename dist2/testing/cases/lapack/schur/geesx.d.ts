import { type Data } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import { type GeesData, type GeesProblem } from './gees.ts';
export interface GeesxProblem extends GeesProblem {
    readonly sense: 'n' | 'e' | 'v' | 'b';
}
/** rconde, rcondv: empty where they are not wanted. */
export type GeesxData = GeesData & Data<never, never, 'rconde' | 'rcondv'>;
export declare const geesxCase: Case<GeesxProblem, GeesxData>;
