import { type Data, type Filled, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
export interface Trevc3Problem extends Sizes<'n'>, Filled {
    readonly side: 'l' | 'r' | 'b';
    readonly howmny: 'a' | 'b';
}
/** VL, VR: without columns where they are not wanted. */
export type Trevc3Data = Data<'T' | 'VL' | 'VR'>;
export declare const trevc3Case: Case<Trevc3Problem, Trevc3Data>;
