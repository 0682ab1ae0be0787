import type { FieldMat, Mirror, Uplo } from '../../core/matrix.ts';
/**
 * A = L D L^H ('l') or U^H D U ('u') with unit triangular L or U and diagonal D, in place: D on the diagonal; with `mirror` 't' A = L D L^T
 * or U^T D U. Returns info: 0, or the 1-based index of the first element of D that is exactly zero. Nothing is eliminated with it: from
 * there on, A holds nothing of use. Of a Hermitian matrix imaginary parts of the diagonal are taken for 0, and are 0 in D. Source: MAGMA
 * xSYTRF_NOPIV, xHETRF_NOPIV, right-looking and unblocked.
 */
export declare function sytrfNopivRef(uplo: Uplo, n: number, A: FieldMat, mirror?: Mirror): number;
