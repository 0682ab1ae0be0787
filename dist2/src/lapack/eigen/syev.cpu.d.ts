import type { Bound } from '../../core/args.ts';
import { type Prec } from '../../core/field.ts';
import { type Uplo } from '../../core/matrix.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import type { Place, Workspace } from '../../engine/workspace.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { SyevArgs } from './routines.gen.ts';
import { type SyevProblem } from './syev.ref.ts';
/** The tridiagonal form of a matrix: S holds the reflectors, as sytrd leaves them in a lower triangle, whichever was given. */
export interface Reduced {
    readonly S: Place;
    /** Address of n - 1 elements. */
    readonly tau: number;
    readonly d: Float64Array;
    readonly off: Float64Array;
}
/** A is read only. */
export declare function reducedEngine(e: Engine, r: Elements, space: Workspace, uplo: Uplo, n: number, A: Place): Reduced;
/** As syevScaledRef, A at `inA`. */
export declare function syevEngine(e: Engine, r: Elements, space: Workspace, problem: SyevProblem, inA: Place, factor: number): number;
export type Solver = typeof syevEngine;
/** A driver's call: `solve` on the engine, `reference` without it, both of A that has been scaled. */
export declare function eigenCpu(queue: Queue, a: Bound<SyevArgs<Prec>>, solve: Solver, reference: (problem: SyevProblem, factor: number) => number): Promise<void>;
export declare const syevCpu: (queue: Queue, a: Bound<SyevArgs<Prec>>) => Promise<void>;
