import type { FieldMat, Uplo } from '../../core/matrix.ts';
/** 1 / (||A|| ||A^-1||), in the 1-norm, with A = L L^H ('l') or U^H U ('u') in A. Source: LAPACK xPOCON. */
export declare const poconRef: (uplo: Uplo, n: number, A: FieldMat, anorm: number) => number;
