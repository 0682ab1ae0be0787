import type { Numeric } from '../../core/signatures.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import type { Place } from '../../engine/workspace.ts';
interface GehrdLeaves {
    /** z := z + alpha op(B) w with B of rows x cols elements, op(B) being B or B^H. */
    multiply(adjoint: boolean, rows: number, cols: number, alpha: number, B: Place, w: number, z: number): void;
    /** x := T x or T^H x for a triangle of order k. */
    timesT(k: number, T: Place, x: number, adjoint: boolean): void;
    /** The reflector of `length` elements; its scale goes to `tau`, and is returned. */
    reflector(length: number, x: number, tau: number): Numeric;
    /** x := alpha x */
    scal(length: number, x: number, alpha: Numeric): void;
}
export declare function gehrdLeaves(e: Engine, r: Elements): GehrdLeaves;
export {};
