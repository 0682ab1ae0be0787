import { type FieldMat, type RealArray, type Side, type Trans, type Uplo } from '../../core/matrix.ts';
/** C := op(Q) C (side 'l') or C op(Q) ('r'), C m x n, with the v's and tau as sytrd leaves them. Source: LAPACK xORMTR. */
export declare function ormtrRef(side: Side, uplo: Uplo, trans: Trans, m: number, n: number, A: FieldMat, tau: RealArray, tauOff: number, C: FieldMat): void;
