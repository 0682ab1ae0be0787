import { type Data, type LaidOut, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import { type Source } from '../../../lib/source.ts';
export interface TrsylProblem extends Sizes<'m' | 'n'>, LaidOut {
    readonly trana: 'n' | 't' | 'c';
    readonly tranb: 'n' | 't' | 'c';
    readonly isgn: 1 | -1;
    /** Of A and B: what they are the Schur forms of. */
    readonly source?: Source;
    /** Whether A and B have eigenvalues in common. */
    readonly singular?: boolean;
}
export type TrsylData = Data<'A' | 'B' | 'C', 'info', 'scale'>;
export declare const trsylCase: Case<TrsylProblem, TrsylData>;
