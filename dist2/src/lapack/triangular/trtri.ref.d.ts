import { type Diag, type FieldMat, type Uplo } from '../../core/matrix.ts';
/** A := A^-1 in one triangle, without its diagonal if diag = 'u', column by column. Source: LAPACK xTRTI2. */
export declare function trti2Ref(uplo: Uplo, diag: Diag, n: number, A: FieldMat): void;
/** A := A^-1. Returns info: 0, or the index of the first exact zero on the diagonal; A is then left as it was. */
export declare function trtriRef(uplo: Uplo, diag: Diag, n: number, A: FieldMat): number;
