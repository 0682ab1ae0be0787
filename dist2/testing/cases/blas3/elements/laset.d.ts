import { type Uplo } from '../../../../src/index.ts';
import { type Data, type LaidOut, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
export interface LasetProblem extends Sizes<'m' | 'n' | 'alpha' | 'beta'>, LaidOut {
    readonly uplo: Uplo | 'f';
}
export type LasetData = Data<'A'>;
export declare const lasetCase: Case<LasetProblem, LasetData>;
