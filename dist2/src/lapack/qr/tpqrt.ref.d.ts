import { type FieldMat, type Side } from '../../core/matrix.ts';
import type { Numeric } from '../../core/signatures.ts';
/** Elements of column j of a pentagon: its first m - l rows are full, its last l rows upper trapezoidal. */
export declare const pentagonRows: (m: number, l: number, j: number) => number;
/**
 * [x; y] := H [x; y] (side 'l') for `count` numbers x beside each other and vectors y of as many elements as v, H = I - tau [1; v] [1;
 * v]^H; [x y] := [x y] H ('r') for numbers x below each other, and rows y.
 */
export declare function reflectPairRef(side: Side, length: number, v: FieldMat, tau: Numeric, x: FieldMat, y: FieldMat, count: number): void;
/**
 * [A; B] = Q [R; 0] for an upper triangular A of order n and a pentagon B, m x n, whose last l rows are upper trapezoidal: B(m-l+i, j) is
 * not used for i > j. A := R, B := V, Q = H(0) ... H(n-1), H(j) = I - tau(j) [e_j; v(j)] [e_j; v(j)]^H; columns j of V are as long as those
 * of B. T, nb x n: for every nb columns the upper triangular T of H(j) ... H(j+nb-1) = I - W T W^H, W = [e; V], with zeros below it; tau is
 * the diagonal. Source: LAPACK xTPQRT2.
 */
export declare function tpqrtRef(m: number, n: number, l: number, nb: number, A: FieldMat, B: FieldMat, T: FieldMat): void;
