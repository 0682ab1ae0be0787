import type { Bound } from '../../core/args.ts';
import { type Prec } from '../../core/field.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import { type Place, type Workspace } from '../../engine/workspace.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type GesvdProblem } from './gesvd.ref.ts';
import type { GesvdArgs } from './routines.gen.ts';
/** Rows for each column from which on A is factored by QR first, and R's singular values are found: LAPACK's 11 minmn / 7 or so. */
export declare const TALL = 1.6;
/** Up to so many elements, and that order, the reference is as fast. */
export declare const FEW: number, LOW: number;
/** B := the upper triangle of A, zeros below it. */
export declare function copyTriangle(e: Engine, r: Elements, n: number, A: Place, B: Place): void;
/** B := A */
export declare function copy(e: Engine, r: Elements, m: number, n: number, A: Place, B: Place): void;
/** As gesvdScaledRef, A at `inA`. */
export declare function gesvdEngine(e: Engine, r: Elements, space: Workspace, problem: GesvdProblem, inA: Place, factor: number): number;
export declare function gesvdCpu(queue: Queue, a: Bound<GesvdArgs<Prec>>): Promise<void>;
