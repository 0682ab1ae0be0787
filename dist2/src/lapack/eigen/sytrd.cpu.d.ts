import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { FieldMat, Uplo } from '../../core/matrix.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import { type Place, type Workspace } from '../../engine/workspace.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { SytrdArgs } from './routines.gen.ts';
/** As sytrdRef; tau is the address of n - 1 elements. On all threads; bits do not depend on their number. */
export declare function sytrdEngine(e: Engine, r: Elements, space: Workspace, uplo: Uplo, n: number, A: Place, d: Float64Array, off: Float64Array, tau: number): void;
/** B := A on a triangle. */
export declare function copyTriangle(uplo: Uplo, n: number, A: FieldMat, B: FieldMat): void;
/** Workspace of reduceEngine. */
export interface Reduction {
    /** For each column of a panel its v and its w, side by side; `swapped`: w and v. */
    readonly pairs: Place;
    readonly swapped: Place;
    readonly factors: number;
    readonly sums: number;
}
export declare const takeReduction: (space: Workspace, r: Elements, n: number) => Reduction;
/**
 * As sytrdEngine of the lower triangle, but what lies above A's diagonal is overwritten, and imaginary parts on it are of no use. Within a
 * panel A stays as it was: with the v's and w's so far the matrix as it would be is A - V W^H - W V^H.
 *
 * Source: LAPACK xLATRD, xSYTRD, xHETRD; J. Dongarra, D. Sorensen, S. Hammarling, Block reduction of matrices to condensed forms for
 * eigenvalue computations, J. Comput. Appl. Math. 27 (1989).
 */
export declare function reduceEngine(e: Engine, r: Elements, n: number, A: Place, d: Float64Array, off: Float64Array, tau: number, { pairs, swapped, factors, sums }: Reduction): void;
export declare function sytrdCpu(queue: Queue, a: Bound<SytrdArgs<Prec>>): Promise<void>;
