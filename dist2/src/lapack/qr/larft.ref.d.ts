import type { FieldMat, RealArray } from '../../core/matrix.ts';
import type { Numeric } from '../../core/signatures.ts';
/** How reflectors are stored: v's in the columns of V, n x k, or v^H's in its rows, k x n. */
export type Storev = 'c' | 'r';
/** x := v(j), its zeros and its 1 written out. */
export declare function reflectorRef(storev: Storev, n: number, j: number, V: FieldMat, x: RealArray): void;
/**
 * H(0) ... H(k-1) = I - V T V^H, H(j) = I - tau(j) v(j) v(j)^H, v(j) unit lower trapezoidal of n elements. T := the upper triangular
 * factor; what lies below its diagonal is not written. Source: LAPACK xLARFT.
 */
export declare function larftRef(storev: Storev, n: number, k: number, V: FieldMat, tau: RealArray, tauOff: number, T: FieldMat): void;
/** T(:j, j) := -tau T(:j, :j) T(:j, j), in which V(:, :j)^H v(j) stood, and T(j, j) := tau. */
export declare function larftColumnRef(j: number, tau: Numeric, { data: t, off, ld, parts }: FieldMat): void;
