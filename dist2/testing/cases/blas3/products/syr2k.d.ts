import { type Data, type Flags, type LaidOut, type Sizes } from '../../../lib/calls.ts';
import { type Case } from '../../../lib/case.ts';
export interface Syr2kProblem extends Flags<'uplo' | 'trans'>, Sizes<'n' | 'k' | 'alpha' | 'beta'>, LaidOut {
    /** Operands that lie in C's buffer. */
    readonly inC?: readonly ('A' | 'B')[];
}
export type Syr2kData = Data<'A' | 'B' | 'C'>;
export declare const syr2kCase: Case<Syr2kProblem, Syr2kData>;
