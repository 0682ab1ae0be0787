import { type FieldMat, type RealArray } from '../../core/matrix.ts';
/**
 * A := the first m rows of Q = H(k-1)^H ... H(0)^H, n >= m >= k, from the v in A's first k rows and tau as gelqf leaves them. Backwards, so
 * that H(i) meets only rows that it changes: Q(i:m, i:n) := Q(i:m, i:n) H(i)^H. Source: LAPACK xORGL2.
 */
export declare function orglqRef(m: number, n: number, k: number, A: FieldMat, tau: RealArray, tauOff?: number): void;
