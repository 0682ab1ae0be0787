import type { GmresResult } from '../../../../src/lapack/mixed/gmres.ref.ts';
import type { Case } from '../../../lib/case.ts';
import { type IntegerView } from '../../../lib/operands.ts';
import { type DsgesvData, type DsgesvProblem } from './dsgesv.ts';
export interface GmresData extends DsgesvData {
    readonly inner: IntegerView;
}
/** Whether every right-hand side that was corrected was solved for more often than that. */
export declare function countsHold({ A, inner, iters }: Pick<GmresData, 'A' | 'inner' | 'iters'>, bare?: boolean): boolean;
/** Writes what a reference has reported. */
export declare function reportOf(data: Pick<GmresData, 'iter' | 'iters' | 'inner' | 'info'>, found: GmresResult): void;
export declare const dsgesvGmresCase: Case<DsgesvProblem, GmresData>;
