import type { FieldMat, RealArray } from '../../core/matrix.ts';
/** What geequ has found out: how unequal rows and columns are, the largest magnitude, and the first row i or column m + j of zeros. */
export interface Equilibration {
    readonly rowcnd: number;
    readonly colcnd: number;
    readonly amax: number;
    readonly info: number;
}
/**
 * r(i) := 1 / max |A(i, j)| over j, then c(j) := 1 / max r(i) |A(i, j)| over i. Behind a row of zeros nothing is computed, nor
 * behind a column of zeros. Of complex numbers |Re| + |Im| is the magnitude. Source: LAPACK xGEEQU.
 */
export declare function geequRef(m: number, n: number, A: FieldMat, r: RealArray, c: RealArray): Equilibration;
