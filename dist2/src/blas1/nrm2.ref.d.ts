import type { FieldMat } from '../core/matrix.ts';
/**
 * The Euclidean norm in two passes: the largest absolute value of a part, then the sum of squares of x times a power of two that brings it
 * near 1. NaN if any element is, else infinity if any is.
 */
export declare function nrm2Ref(n: number, x: FieldMat): number;
