import { type Data, type Flags, type LaidOut, type Sizes } from '../../../lib/calls.ts';
import { type Case } from '../../../lib/case.ts';
export interface Her2kProblem extends Flags<'uplo'>, Sizes<'n' | 'k' | 'alpha' | 'beta'>, LaidOut {
    readonly trans: 'n' | 'c';
    /** Operands that lie in C's buffer. */
    readonly inC?: readonly ('A' | 'B')[];
}
export type Her2kData = Data<'A' | 'B' | 'C'>;
export declare const her2kCase: Case<Her2kProblem, Her2kData>;
