import { type Data, type Filled, type Flags, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import { type RealView } from '../../../lib/operands.ts';
export interface GelsProblem extends Flags<'trans'>, Sizes<'m' | 'n' | 'nrhs'>, Filled {
    /** rcond, rank and rss are left out. */
    readonly bare?: boolean;
    /** Columns of a block; 0 or absent leaves it to the routine. */
    readonly nb?: number;
}
export type GelsData = Data<'A' | 'B', 'rank' | 'info'> & Readonly<Record<'rcond' | 'rss', RealView>>;
export declare const gelsCase: Case<GelsProblem, GelsData>;
