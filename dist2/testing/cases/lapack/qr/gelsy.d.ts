import { type Data, type LaidOut, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import { type RealView } from '../../../lib/operands.ts';
export interface GelsyProblem extends Sizes<'m' | 'n' | 'nrhs'>, LaidOut {
    /** Rank of A, at most min(m, n). */
    readonly rank: number;
    /** jpvt and rss are left out. */
    readonly bare?: boolean;
    /** Columns that jpvt marks. */
    readonly fixed?: readonly number[];
    /** Columns of a block; 0 or absent leaves it to the routine. */
    readonly nb?: number;
}
/** rows: n x rank: its columns span the rows of A, or their conjugates. */
export type GelsyData = Data<'A' | 'B' | 'rows', 'jpvt' | 'rank' | 'info'> & Readonly<Record<'rss', RealView>>;
export declare const gelsyCase: Case<GelsyProblem, GelsyData>;
