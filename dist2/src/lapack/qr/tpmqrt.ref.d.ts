import { type FieldMat, type Side, type Trans } from '../../core/matrix.ts';
export interface TpmqrtProblem<M> {
    readonly side: Side;
    readonly trans: Trans;
    readonly m: number;
    readonly n: number;
    readonly k: number;
    readonly l: number;
    readonly nb: number;
    readonly V: M;
    readonly T: M;
    readonly A: M;
    readonly B: M;
}
/**
 * [A; B] := op(Q) [A; B] (side 'l') with A k x n, or [A B] := [A B] op(Q) ('r') with A m x k; B is m x n, op(Q) is Q ('n') or Q^H, Q = H(0)
 * ... H(k-1) from V and T as tpqrtRef leaves them, whose diagonal is all that is used of T. Source: LAPACK xTPMQRT.
 */
export declare function tpmqrtRef({ side, trans, m, n, k, l, nb, V, T, A, B }: TpmqrtProblem<FieldMat>): void;
