import type { Bound } from '../core/args.ts';
import type { ComplexPrec, Prec } from '../core/field.ts';
import type { Uplo } from '../core/matrix.ts';
import type { Engine } from '../engine/engine.ts';
import type { Real } from '../engine/ops.ts';
import type { Place } from '../engine/workspace.ts';
import type { Queue } from '../runtime/queue.ts';
import type { HemvArgs, SymvArgs } from './routines.gen.ts';
/** Elements of workspace of symvEngine. */
export declare const symvWork: (n: number) => number;
/**
 * y := y + alpha A x for a triangle of a matrix of order n, x and y addresses of contiguous vectors, `work` that of symvWork(n) elements.
 * On all threads; bits do not depend on their number.
 */
export declare function symvEngine(e: Engine, r: Real, uplo: Uplo, n: number, alpha: number, A: Place, x: number, y: number, work: number): void;
export declare const symvCpu: (queue: Queue, a: Bound<SymvArgs<Prec>>) => Promise<void>;
export declare const hemvCpu: (queue: Queue, a: Bound<HemvArgs<ComplexPrec>>) => Promise<void>;
