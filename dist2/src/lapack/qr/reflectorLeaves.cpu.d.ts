import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import type { Place } from '../../engine/workspace.ts';
interface ReflectorLeaves {
    /** A = Q R for a panel of m rows and n columns; `tau` is the address of min(m, n) elements. */
    geqr2(m: number, n: number, A: Place, tau: number): void;
    /** T := the triangle of k reflectors, zeros below it, from V^H V in its upper triangle and the k elements at `tau`. */
    larft(k: number, T: Place, tau: number): void;
    /** V := the v's of m elements below the diagonals of A's k columns, their ones and zeros written out. */
    trapezoid(m: number, k: number, A: Place, V: Place): void;
    /** The n columns of A, of m elements, become columns first, first + 1, ... of the unit matrix. */
    unit(m: number, n: number, first: number, A: Place): void;
}
export declare function reflectorLeaves(e: Engine, r: Elements): ReflectorLeaves;
export {};
