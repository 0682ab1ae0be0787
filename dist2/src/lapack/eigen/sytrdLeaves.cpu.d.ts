import type { Numeric } from '../../core/signatures.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import type { Place } from '../../engine/workspace.ts';
/** Vectors are addresses of contiguous elements. */
interface SytrdLeaves {
    /** y := alpha A x, A of order n and given by its lower triangle, Hermitian if complex. `work`: sytrdWork(r, n) elements. */
    image(n: number, alpha: Numeric, A: Place, x: number, y: number, work: number): void;
    /** y := y + alpha P x, P m x k. */
    plus(m: number, k: number, alpha: Numeric, P: Place, x: number, y: number): void;
    /** y := P^H x, P m x k. */
    product(m: number, k: number, P: Place, x: number, y: number): void;
    /** y := y + alpha x, of n elements. */
    axpy(n: number, alpha: Numeric, x: number, y: number): void;
}
/** Elements of workspace of a matrix of order n with a vector. */
export declare const sytrdWork: (r: Elements, n: number) => number;
export declare function sytrdLeaves(e: Engine, r: Elements): SytrdLeaves;
export {};
