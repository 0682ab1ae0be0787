import { type Data, type Flags, type LaidOut, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import { type RealView } from '../../../lib/operands.ts';
export interface PosvxProblem extends Flags<'uplo'>, Sizes<'n' | 'nrhs'>, LaidOut {
    readonly fact: 'n' | 'e' | 'f';
    /** Powers of two from the first to the last row, and column. */
    readonly span: number;
    /** equed and s are left out. */
    readonly bare?: boolean;
}
/** exact: the solution. */
export type PosvxData = Data<'A' | 'AF' | 'B' | 'X' | 'exact', 'equed' | 'info'> & Readonly<Record<'s' | 'rcond' | 'ferr' | 'berr', RealView>>;
export declare const posvxCase: Case<PosvxProblem, PosvxData>;
