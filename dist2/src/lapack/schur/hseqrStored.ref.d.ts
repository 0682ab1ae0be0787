import type { FieldMat } from '../../core/matrix.ts';
import { type Doubles } from './doubles.ref.ts';
import type { Range } from './gebal.ref.ts';
import type { HqrRoom } from './hqrRoom.ref.ts';
import { type ValueArrays } from './schurSteps.ref.ts';
/** Of n eigenvalues. */
export interface HseqrProblem extends ValueArrays {
    readonly job: 'e' | 's';
    readonly compz: 'n' | 'i' | 'v';
    readonly n: number;
    readonly range: Range;
    readonly H: FieldMat;
    readonly Z?: FieldMat | undefined;
}
/** What it is computed in. */
export interface HseqrRoom {
    readonly H: Doubles;
    /** If Z is asked for. */
    readonly Z?: Doubles | undefined;
    readonly windows?: HqrRoom | undefined;
}
/** info. */
export declare function hseqrStoredRef(problem: HseqrProblem, room?: HseqrRoom): number;
