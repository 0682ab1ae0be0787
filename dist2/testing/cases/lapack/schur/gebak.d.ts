import { type Data, type LaidOut, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
export interface GebakProblem extends Sizes<'n' | 'm'>, LaidOut {
    readonly job: 'n' | 'p' | 's' | 'b';
    readonly side: 'l' | 'r';
    readonly ilo: number;
    readonly ihi: number;
}
export type GebakData = Data<'V', never, 'scale'>;
export declare const gebakCase: Case<GebakProblem, GebakData>;
