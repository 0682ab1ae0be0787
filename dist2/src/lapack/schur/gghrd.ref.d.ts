import { type Plane } from '../svd/plane.ref.ts';
import { type Doubles } from './doubles.ref.ts';
import type { Range } from './gebal.ref.ts';
/** Rows i and k of M, columns from .. to-1, rotated. */
export declare function rotateRows(M: Doubles, i: number, k: number, from: number, to: number, { c, s }: Plane): void;
/** Columns j and k of M, rows from .. to-1, rotated. */
export declare function rotateColumns(M: Doubles, j: number, k: number, from: number, to: number, { c, s }: Plane): void;
/**
 * A := Q^T A Z, upper Hessenberg, and B := Q^T B Z, upper triangular as it was, in rows and columns lo .. hi-1; Q and Z, n x n, are
 * multiplied from the right, if they are given. Source: LAPACK xGGHRD.
 */
export declare function gghrdRef(n: number, { lo, hi }: Range, A: Doubles, B: Doubles, Q: Doubles | undefined, Z: Doubles | undefined): void;
