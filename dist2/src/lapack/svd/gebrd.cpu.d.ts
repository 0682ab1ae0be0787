import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import { type Place, type Workspace } from '../../engine/workspace.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { GebrdArgs } from './routines.gen.ts';
/**
 * As gebrdRef; tauQ and tauP are addresses of n elements. Within a panel A stays as it was: with the columns v of H and u of G so far, and
 * X and Y that belong to them, the matrix as it would be is A - V Y^H - X U^H. On all threads; bits do not depend on their number.
 *
 * Source: LAPACK xLABRD, xGEBRD; J. Dongarra, D. Sorensen, S. Hammarling, Block reduction of matrices to condensed forms for eigenvalue
 * computations, J. Comput. Appl. Math. 27 (1989).
 */
export declare function gebrdEngine(e: Engine, r: Elements, space: Pick<Workspace, 'take'>, m: number, n: number, A: Place, tauQ: number, P: Place, tauP: number, d: Float64Array, off: Float64Array): void;
export declare function gebrdCpu(queue: Queue, a: Bound<GebrdArgs<Prec>>): Promise<void>;
