import { type FieldMat, type RealArray } from '../../core/matrix.ts';
import type { Numeric } from '../../core/signatures.ts';
/**
 * A := the first n columns of Q = H(0) ... H(k-1), m >= n >= k, from the v in A's first k columns and tau as geqrf leaves them.
 * Backwards, so that H(i) meets only columns that it changes: Q(i:m, i:n) := H(i) Q(i:m, i:n). Source: LAPACK xORG2R.
 */
export declare function orgqrRef(m: number, n: number, k: number, A: FieldMat, tau: RealArray, tauOff?: number): void;
/** x := e_0 - tau v, the n elements of v being x without its leading 1. */
export declare function columnOfH(n: number, x: RealArray, off: number, tau: Numeric, parts: 1 | 2): void;
