import { type Data, type Flags, type LaidOut, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import { type Formula } from '../../../lib/operands.ts';
export interface SytrdSb2stProblem extends Flags<'uplo'>, Sizes<'n' | 'kd'>, LaidOut {
    readonly vect: 'n' | 'v';
    /** Elements of the lower triangle; default: uniform on (0, 1). */
    readonly entry?: Formula;
}
export type SytrdSb2stData = Data<'AB' | 'V', never, 'D' | 'E'>;
export declare const sytrdSb2stCase: Case<SytrdSb2stProblem, SytrdSb2stData>;
