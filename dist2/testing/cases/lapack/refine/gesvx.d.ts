import { type Data, type Flags, type LaidOut, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import { type RealView } from '../../../lib/operands.ts';
export interface GesvxProblem extends Flags<'trans'>, Sizes<'n' | 'nrhs' | 'columns'>, LaidOut {
    readonly fact: 'n' | 'e' | 'f';
    /** Powers of two from the first to the last row, and column. */
    readonly rows: number;
    /** equed, r, c and rpvgrw are left out. */
    readonly bare?: boolean;
}
/** exact: the solution. */
export type GesvxData = Data<'A' | 'AF' | 'B' | 'X' | 'exact', 'ipiv' | 'equed' | 'info'> & Readonly<Record<'r' | 'c' | 'rcond' | 'ferr' | 'berr' | 'rpvgrw', RealView>>;
export declare const gesvxCase: Case<GesvxProblem, GesvxData>;
