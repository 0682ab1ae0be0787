import type { FieldMat } from '../../core/matrix.ts';
/** max |A|, to be taken before A is overwritten. */
export declare const largestRef: (m: number, n: number, A: FieldMat) => number;
/** max |U| / max |A|, of the factors of an m x n matrix A with max |A| = `before`: NaN if either is, 0 if A is zero. */
export declare function growthRef(m: number, n: number, before: number, LU: FieldMat): number;
