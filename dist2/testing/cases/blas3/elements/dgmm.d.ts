import { type Data, type Flags, type LaidOut, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
export interface DgmmProblem extends Flags<'side'>, Sizes<'m' | 'n' | 'incx'>, LaidOut {
    /** Operands that lie in C's buffer. */
    readonly inC?: readonly ('A' | 'x')[];
}
export type DgmmData = Data<'A' | 'x' | 'C'>;
export declare const dgmmCase: Case<DgmmProblem, DgmmData>;
