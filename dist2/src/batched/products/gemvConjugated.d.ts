import type { Trans } from '../../core/matrix.ts';
/** What such a call has besides: whether the conjugate of op(A) stands for it. */
export type Conjugated = {
    readonly conj?: boolean;
};
/** The call with 'n' or 't', by columns. Real numbers have no 'c' by then. */
export declare function byColumnsConjugated<A extends {
    layout: 'col' | 'row';
    trans: Trans;
}>(a: A): A & Conjugated;
