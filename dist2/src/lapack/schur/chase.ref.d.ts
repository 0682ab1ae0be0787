import { type Shifts } from './chaseComplex.ref.ts';
import { type HqrRoom } from './hqrRoom.ref.ts';
import type { Iteration } from './lahqr.ref.ts';
/**
 * One small-bulge multishift step on the active block top .. end-1, of more than two rows, with a double shift to each bulge, of
 * complex matrices a single one: chains of bulges one after the other, with all
 * transformations of a window applied to the rest of the matrix at once, while bulges move on in the next window.
 *
 * Source: LAPACK xLAQR5; K. Braman, R. Byers, R. Mathias, The multishift QR algorithm I, SIAM J. Matrix Anal. Appl. 23 (2002).
 */
export declare function chaseRef(iteration: Iteration, room: HqrRoom, top: number, end: number, shifts: Shifts): void;
