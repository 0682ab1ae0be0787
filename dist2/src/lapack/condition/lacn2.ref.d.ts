import type { RealArray } from '../../core/matrix.ts';
/** x := B x, or B^H x, for the vector that lacn2Ref was given. */
export type Product = (transposed: boolean) => void;
type Parts = 1 | 2;
/**
 * A lower bound of start ||B||_1, nearly always within a factor of 3 of it. `x` is workspace of as many elements as B has rows, at least 1;
 * `start`, a power of two, is the size of the vectors that B is multiplied with, so that their products stay in range. NaN or infinite
 * where a product is.
 *
 * The convex function ||B x||_1 is climbed on ||x||_1 = 1: its subgradient at x is B^H sign(B x), and its largest element says which unit
 * vector is better. The last vector, of alternating signs, is for matrices that are built to deceive the climb.
 * Source: LAPACK xLACN2; N. J. Higham, FORTRAN codes for estimating the one-norm of a real or complex matrix, ACM TOMS 14 (1988).
 */
export declare function lacn2Ref(start: number, x: RealArray, product: Product, parts?: Parts): number;
export {};
