import { type FieldMat, type RealArray, type Side, type Trans } from '../../core/matrix.ts';
/**
 * C := op(Q) C (side 'l') or C := C op(Q) ('r'), C m x n, Q = H(k-1)^H ... H(0)^H, the adjoint of what ormqr calls Q, from the first k
 * rows of A and tau as gelqf leaves them. Source: LAPACK xORML2.
 */
export declare function ormlqRef(side: Side, trans: Trans, m: number, n: number, k: number, A: FieldMat, tau: RealArray, tauOff: number, C: FieldMat): void;
