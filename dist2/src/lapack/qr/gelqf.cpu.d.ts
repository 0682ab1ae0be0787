import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import type { Place, Workspace } from '../../engine/workspace.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { GelqfArgs } from './routines.gen.ts';
/** B := A^H for an m x n matrix A, in tiles. */
export declare function turnEngine(e: Engine, r: Elements, m: number, n: number, A: Place, B: Place): void;
/** Room for a rows x cols matrix; columns a power of two apart would share few sets of the caches. */
export declare function takeMatrix(space: Workspace, r: Elements, rows: number, cols: number): Place;
/** A = L Q as gelqfRef, from A^H = Q^H L^H: the same reflectors. tau is the address of min(m, n) elements. */
export declare function gelqfEngine(e: Engine, r: Elements, space: Workspace, m: number, n: number, A: Place, tau: number, nb?: number): void;
export declare const gelqfCpu: (queue: Queue, a: Bound<GelqfArgs<Prec>>) => Promise<void>;
