import { type Doubles } from './doubles.ref.ts';
import { type HqrRoom } from './hqrRoom.ref.ts';
import { type Iteration } from './lahqr.ref.ts';
/** What a window has come to. */
export interface Deflation {
    /** Eigenvalues that are found, at the end of the window. */
    readonly deflated: number;
    /** So many in front of them serve as shifts: re and im of the iteration hold them. */
    readonly shifts: number;
}
/** The eigenvalues of the diagonal blocks of T, from `from` on, to re and im from `to` on. */
export declare function blockValues(n: number, T: Doubles, from: number, re: Float64Array, im: Float64Array, to: number): void;
/**
 * Deflates in the last `w` rows of the active block top .. end-1. H, Z and the eigenvalues found are written.
 *
 * Source: LAPACK xLAQR2; K. Braman, R. Byers, R. Mathias, The multishift QR algorithm II: aggressive early deflation, SIAM J. Matrix Anal.
 * Appl. 23 (2002).
 */
export declare function deflateRef(iteration: Iteration, room: HqrRoom, top: number, end: number, w: number): Deflation;
