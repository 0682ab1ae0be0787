import type { FieldMat, RealMat } from '../../core/matrix.ts';
/**
 * A = L D L^H: A has d (n), which is real, on and e (n - 1) below the diagonal; then d is D and e the subdiagonal of L, whose diagonal is
 * 1. Returns info: 0, or the order, from 1, of the first leading minor that is not positive: d(info) is its pivot, and what is behind it is
 * left as it was. Source: LAPACK xPTTRF; a NaN on the diagonal counts as not positive.
 */
export declare function pttrfRef(n: number, d: RealMat, { data: e, off, ld, parts }: FieldMat): number;
