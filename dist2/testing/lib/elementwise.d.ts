import type { MatrixView } from './norms.ts';
import type { Layout } from './operands.ts';
import { type Scalar } from './scalars.ts';
export declare const ODD: Layout;
/** Nothing, single elements, one tile of 32 and its neighbours, tall and wide. */
export declare const SHAPES: readonly {
    readonly m: number;
    readonly n: number;
}[];
export declare const ORDERS: readonly number[];
/** Element (i, j) of a real matrix, and of one of any field. */
export declare const element: (x: MatrixView, i: number, j: number) => number;
export declare const scalar: (x: MatrixView, i: number, j: number) => Scalar;
/** Whether (i, j) belongs to a triangle, diagonal included, or to all of the matrix. */
export declare const inPart: (uplo: 'f' | 'l' | 'u', i: number, j: number) => boolean;
/**
 * max_ij |X(i,j) - expected(i,j)| / size(i,j). Infinite if an element without size differs at all; NaN and infinity are expected
 * where they are expected.
 */
export declare function elementError(x: MatrixView, expected: (i: number, j: number) => Scalar, size?: (i: number, j: number) => number): number;
