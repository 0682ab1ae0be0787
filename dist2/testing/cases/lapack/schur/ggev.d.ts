import { type Data, type LaidOut, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import { type Source } from '../../../lib/source.ts';
export interface GgevProblem extends Sizes<'n'>, LaidOut {
    readonly jobvl: 'n' | 'v';
    readonly jobvr: 'n' | 'v';
    /** Default: uniform on (0,1). */
    readonly sourceA?: Source;
    readonly sourceB?: Source;
}
/** VL, VR: without columns where they are not wanted. */
export type GgevData = Data<'A' | 'B' | 'alphar' | 'alphai' | 'alpha' | 'beta' | 'VL' | 'VR', 'info'>;
export declare const ggevCase: Case<GgevProblem, GgevData>;
