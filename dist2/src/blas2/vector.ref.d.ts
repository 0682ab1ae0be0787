import type { FieldMat } from '../core/matrix.ts';
import type { Numeric } from '../core/signatures.ts';
/** A BLAS vector of n elements, given by pointer and increment, as its elements lie: BLAS starts at the far end if inc is negative. */
export declare const vectorRef: <M extends FieldMat>(x: M, n: number, inc: number) => M;
/** A copy of its elements in double precision. */
export declare function elements({ data, off, ld, parts }: FieldMat, n: number): Float64Array;
/** y := values + beta y, rounded once per element. beta = 0 does not read y. */
export declare function accumulate(values: Float64Array, beta: Numeric, y: FieldMat): void;
/** The same of complex numbers, y := alpha values + beta y. A scalar without an imaginary part multiplies as a real number. */
export declare function accumulatePairs(values: Float64Array, alpha: Numeric, beta: Numeric, { data, off, ld }: FieldMat): void;
/** Adds (a + i b) x(j) to s(i), of pairs. */
export declare function addProduct(s: Float64Array, i: number, a: number, b: number, x: Float64Array, j: number): void;
