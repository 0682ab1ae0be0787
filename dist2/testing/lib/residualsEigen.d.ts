import type { Uplo } from '../../src/index.ts';
import { type MatrixView } from './norms.ts';
/** ||A - Z W Z^H||_1 / (n ||A||_1) of a full matrix A and n columns of Z. */
export declare function spectralError(a: MatrixView, w: MatrixView, z: MatrixView): number;
/** ||A - Q M Q^H||_1 / (n ||A||_1), `times` being the product with M. */
export declare function congruenceError(a: MatrixView, q: MatrixView, times: (x: Float64Array) => Float64Array): number;
/** The product with the tridiagonal matrix of the diagonals d and e, of vectors of numbers or pairs. */
export declare function timesTridiagonal(d: Float64Array, e: Float64Array, parts: 1 | 2): (x: Float64Array) => Float64Array;
/** ||A - Q T Q^H||_1 / (n ||A||_1) and ||I - Q^H Q||_1 / n of what sytrd leaves; `a` is the full matrix. */
export declare function tridiagonalErrors(a: MatrixView, uplo: Uplo, reduced: MatrixView, { D, E, tau }: Readonly<Record<'D' | 'E' | 'tau', MatrixView>>): [residual: number, orthogonality: number];
/** max |w(i) - v(i)| / max |v(i)|. */
export declare function eigenvaluesError(w: MatrixView, v: MatrixView): number;
/** Whether they ascend. */
export declare const isAscending: (w: MatrixView) => boolean;
/** ||A Z - Z W||_1 / (n ||A||_1) of a full matrix A and as many columns of Z as there are values. */
export declare function pairsError(a: MatrixView, w: Float64Array, z: MatrixView): number;
/**
 * max |w(i) - v(first + i)| / max |v|: w are those of all values v, in ascending order, that are chosen. NaN if they are too many or few.
 */
export declare function partError(w: Float64Array, v: Float64Array, { range, vl, vu, il, }: {
    readonly range: 'a' | 'v' | 'i';
    readonly vl: number;
    readonly vu: number;
    readonly il: number;
}): number;
