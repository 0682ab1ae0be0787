import type { Case, Table } from '../../../lib/case.ts';
import { type IntegerView } from '../../../lib/operands.ts';
import type { DsgesvProblem } from './dsgesv.ts';
import { type GmresData } from './dsgesvGmres.ts';
export interface HalfData extends GmresData {
    readonly factored: IntegerView;
}
/** Whether X is said to be from factors in double where, and only where, refinement has failed. */
export declare function factoredHolds(after: Pick<HalfData, 'factored' | 'iter'>, bare?: boolean): boolean;
/** dsgesv's table with the precisions of another routine in its header. */
export declare function precisionsTable(precisions: string): Table<DsgesvProblem>;
export declare const dhgesvCase: Case<DsgesvProblem, HalfData>;
