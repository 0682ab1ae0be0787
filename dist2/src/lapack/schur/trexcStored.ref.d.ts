import type { FieldMat } from '../../core/matrix.ts';
import { type Doubles } from './doubles.ref.ts';
/** A form, and the vectors that go along. */
export interface Form {
    readonly T: Doubles;
    readonly Q: Doubles | undefined;
    readonly eps: number;
}
/** What `work` makes of the form in doubles, which is stored then; undefined, with T and Q as they were, if they are not finite. */
export declare function onFormRef<R>(n: number, T: FieldMat, Q: FieldMat | undefined, work: (form: Form) => R): R | undefined;
/** The block at row `from` to row `to`, which count from 0; info, and where it is. */
export declare function trexcStoredRef(n: number, T: FieldMat, Q: FieldMat | undefined, from: number, to: number): {
    readonly info: number;
    readonly at: number;
};
