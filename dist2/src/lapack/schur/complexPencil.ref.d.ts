import { type ComplexPlane } from './complexPlane.ref.ts';
import type { Doubles } from './doubles.ref.ts';
import type { Range } from './gebal.ref.ts';
/** Entry of element (i, j). */
export declare const entryAt: (M: Doubles, i: number, j: number) => number;
/** Rows i and k of M := G times themselves, columns from .. to-1. */
export declare function turnPairRows(M: Doubles, i: number, k: number, from: number, to: number, g: ComplexPlane): void;
/** Columns j and k of M rotated as they are, rows from .. to-1; `adjoint`: times G^H, which goes with rows times G. */
export declare function turnPairColumns(M: Doubles, j: number, k: number, from: number, to: number, g: ComplexPlane, adjoint: boolean): void;
/** Makes the rotation that takes the entry at `q` away, with that at `p`; what comes of them is stored. */
export declare function annihilate({ data }: Doubles, p: number, q: number, g: ComplexPlane): void;
/**
 * A := Q^H A Z, upper Hessenberg, and B := Q^H B Z, upper triangular as it was, in rows and columns lo .. hi-1; Q and Z, n x n, are
 * multiplied from the right, if they are given. Source: LAPACK xGGHRD.
 */
export declare function gghrdComplexRef(n: number, { lo, hi }: Range, A: Doubles, B: Doubles, Q: Doubles | undefined, Z: Doubles | undefined): void;
