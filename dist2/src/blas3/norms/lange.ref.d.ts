import type { Diag, FieldMat, Uplo } from '../../core/matrix.ts';
/** What is taken for the matrix: the stored part, with ones on the diagonal or not, mirrored or not. */
export interface NormShape {
    readonly norm: string;
    readonly uplo: Uplo | 'f';
    readonly diag: Diag;
    readonly symmetric: boolean;
    /** Imaginary parts on the diagonal are not looked at. */
    readonly hermitian?: boolean;
    readonly m: number;
    readonly n: number;
}
/** The norm of A; NaN if a referenced element is NaN. */
export declare function langeRef(s: NormShape, A: FieldMat): number;
