import { type FieldMat, type RealArray } from '../../core/matrix.ts';
/** x(0:n) := the conjugates of the row of A that begins at A.off; the other way round with `back`. */
export declare function rowRef(n: number, { data, off, ld, parts }: FieldMat, x: RealArray, back?: boolean): void;
/**
 * A = L Q, A m x n. L := lower triangle of A, its diagonal real; right of it, row i holds v(i)^H without its leading 1, and
 * tau[tauOff + i] belongs to it: Q = H(k-1)^H ... H(1)^H H(0)^H, H(i) = I - tau(i) v(i) v(i)^H, k = min(m, n). Source: LAPACK xGELQ2.
 */
export declare function gelqfRef(m: number, n: number, A: FieldMat, tau: RealArray, tauOff?: number): void;
