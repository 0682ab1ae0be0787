import type { Uplo } from '../core/matrix.ts';
import type { Engine } from '../engine/engine.ts';
import type { Pairs } from '../engine/ops.ts';
import type { Place } from '../engine/workspace.ts';
/** Elements of workspace of hemvEngine. */
export declare const hemvWork: (n: number) => number;
/**
 * y := y + A x for a triangle of a Hermitian matrix of order n, x and y addresses of contiguous vectors, `work` that of hemvWork(n)
 * elements. Imaginary parts of the diagonal are not looked at. On all threads; bits do not depend on their number.
 */
export declare function hemvEngine(e: Engine, r: Pairs, uplo: Uplo, n: number, A: Place, x: number, y: number, work: number): void;
