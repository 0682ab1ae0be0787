import type { RealMat } from '../../core/matrix.ts';
import { type MergeRoom, type Multiply } from './bdsdcMerge.ref.ts';
import { type Sweep } from './bdsqr.ref.ts';
/** Rows up to which QR iteration takes a part. */
export declare const LEAF = 32;
/** How the vectors of a small part are made: matrices of order LEAF + 1 that sweeps of rotations are applied to. */
export interface LeafVectors {
    readonly U: RealMat;
    readonly V: RealMat;
    readonly sweep: Sweep;
    /** Makes the sweeps so far visible in U and V. */
    finish(): void;
}
/** Where bdsdcRef computes. */
export interface BdsdcTools {
    readonly room: MergeRoom;
    readonly multiply: Multiply;
    readonly leaf: LeafVectors;
}
/**
 * B = U S V^T for the upper bidiagonal B of order n with diagonal d and superdiagonal e. d := the singular values, none negative, in no
 * order; e is overwritten; U, V: n x n, their vectors in columns of the same order. eps: unit roundoff of U and V. Returns 0, or how many
 * elements of a part QR iteration has not taken away.
 *
 * Source: LAPACK xBDSDC, xLASD0; M. Gu, S. Eisenstat, A divide-and-conquer algorithm for the bidiagonal SVD, SIAM J. Matrix Anal. Appl. 16
 * (1995).
 */
export declare function bdsdcRef(n: number, d: Float64Array, e: Float64Array, U: RealMat, V: RealMat, eps: number, { room, multiply, leaf }: BdsdcTools): number;
/** The tools in TypeScript, for U and V like X of order n. */
export declare function bdsdcTools(n: number, like: (length: number) => RealMat['data']): BdsdcTools;
