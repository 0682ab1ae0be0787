import type { Prec } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import { type ValueArrays } from './schurSteps.ref.ts';
interface ValuesCall {
    readonly n: number;
    readonly WR?: Ptr<Prec> | undefined;
    readonly WI?: Ptr<Prec> | undefined;
    readonly W?: Ptr<Prec> | undefined;
}
/** The n eigenvalues of a call, whose precision has settled which arguments there are. */
export declare function valuesOnHost({ n, WR, WI, W }: ValuesCall): Promise<ValueArrays>;
export {};
