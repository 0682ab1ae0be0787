import type { FieldMat, RealArray, Uplo } from '../../core/matrix.ts';
/** As laqsyRef; the diagonal is real behind it if A was scaled. Source: LAPACK xLAQHE. */
export declare function laqheRef(uplo: Uplo, n: number, A: FieldMat, s: RealArray, scond: number, amax: number): 0 | 1;
