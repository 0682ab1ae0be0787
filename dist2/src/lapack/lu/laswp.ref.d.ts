import type { FieldMat } from '../../core/matrix.ts';
/**
 * For i = k1..k2 (backwards if not `forward`): exchange rows i and ipiv(i) of the n columns of A. Rows and pivots count from 1, as in
 * LAPACK; pivot i is ipiv[ipivOff + i - 1]. Pivots must lie in A: they are not checked.
 */
export declare function laswpRef(n: number, A: FieldMat, k1: number, k2: number, ipiv: Int32Array, ipivOff: number, forward: boolean): void;
