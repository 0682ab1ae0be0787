import type { Doubles } from './doubles.ref.ts';
import { type Turns } from './turns.ref.ts';
/** Brings the 2 x 2 block at j to lanv2Ref's form. */
export declare function standardize(n: number, T: Doubles, rows: number, Q: Doubles | undefined, j: number, turns?: Turns): void;
/**
 * T := H^T T H, in which the diagonal blocks of order n1 and n2 at row j, counted from 0, have changed places; Q := Q H, of `rows` rows, if
 * it is given. false, and nothing is changed, where the result would not be near enough to a Schur form.
 * Source: LAPACK xLAEXC; Z. Bai, J. Demmel, On swapping diagonal blocks in real Schur form, Linear Algebra Appl. 186 (1993).
 */
export declare function laexcRef(n: number, T: Doubles, rows: number, Q: Doubles | undefined, j: number, n1: number, n2: number, eps: number, turns?: Turns): boolean;
