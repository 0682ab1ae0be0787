import { type Data, type LaidOut, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
export interface QraddProblem extends Sizes<'m' | 'n' | 'nrhs'>, LaidOut {
    readonly forget?: number;
    /** Nothing has been added before: R is zero. */
    readonly fresh?: boolean;
}
export type QraddData = Data<'R' | 'A' | 'B'>;
export declare const qraddCase: Case<QraddProblem, QraddData>;
