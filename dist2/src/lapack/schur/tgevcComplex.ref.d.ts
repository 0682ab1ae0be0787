import type { Side } from '../../core/matrix.ts';
import type { Doubles } from './doubles.ref.ts';
/**
 * X := the right (side 'r') or left vectors of the pencil of triangular S and P, n x n, P with a real diagonal: beta S x = alpha P x, or
 * beta x^H S = alpha x^H P, with alpha and beta from the diagonals. Where both are zero a unit vector. Source: LAPACK xTGEVC.
 */
export declare function tgevcComplexRef(side: Side, n: number, S: Doubles, P: Doubles, ulp: number, X: Doubles): void;
