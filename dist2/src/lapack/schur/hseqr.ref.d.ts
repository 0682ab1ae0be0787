import { type HqrRoom } from './hqrRoom.ref.ts';
import { type Iteration } from './lahqr.ref.ts';
/** Whether the multishift algorithm, and its room, are needed. */
export declare const isLarge: ({ lo, hi }: {
    readonly lo: number;
    readonly hi: number;
}) => boolean;
/**
 * As lahqrRef, with the eigenvalues of the rows outside lo .. hi-1, which are triangular. `room` is needed where isLarge says so.
 *
 * Source: LAPACK xHSEQR, xLAQR0; K. Braman, R. Byers, R. Mathias, The multishift QR algorithm, SIAM J. Matrix Anal. Appl. 23 (2002).
 */
export declare function hseqrRef(iteration: Iteration, room?: HqrRoom): number;
