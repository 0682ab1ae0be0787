import type { FieldMat, Side, Trans } from '../../core/matrix.ts';
import { type Storev } from './larft.ref.ts';
export interface LarfbProblem<M> {
    readonly side: Side;
    readonly trans: Trans;
    readonly storev: Storev;
    readonly m: number;
    readonly n: number;
    readonly k: number;
    readonly V: M;
    readonly T: M;
    readonly C: M;
}
/**
 * C := op(H) C (side 'l') or C := C op(H) ('r'), C m x n, H = I - V T V^H, the columns of V being reflectors as larftRef takes them and T
 * upper triangular. op(H) is H ('n') or H^H. Source: LAPACK xLARFB.
 */
export declare function larfbRef(problem: LarfbProblem<FieldMat>): void;
