import { type FieldMat, type RealArray } from '../../core/matrix.ts';
import { type Vect } from '../../core/reflectors.ts';
/**
 * A, m x n, := the first n columns of Q, or the first m rows of P^H, from what gebrd leaves of an m x k, or k x n, matrix. Source: LAPACK
 * xORGBR.
 */
export declare function orgbrRef(vect: Vect, m: number, n: number, k: number, A: FieldMat, tau: RealArray, tauOff?: number): void;
