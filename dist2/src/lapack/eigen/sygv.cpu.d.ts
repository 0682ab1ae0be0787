import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import type { Place, Workspace } from '../../engine/workspace.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { SygvArgs } from './routines.gen.ts';
import { type Solver } from './syev.cpu.ts';
import { type SyevProblem } from './syev.ref.ts';
import { type General } from './sygv.ref.ts';
/** As standardRef. */
export declare function standardEngine(e: Engine, r: Elements, space: Workspace, { itype, uplo, n }: General, A: Place, B: Place): number;
/** As backRef. */
export declare function backEngine(e: Engine, r: Elements, { itype, uplo, n }: General, m: number, B: Place, Z: Place): void;
/** A driver's call; the standard problem is solved by `solve` on the engine, by `reference` without it. */
export declare function generalCpu(queue: Queue, a: Bound<SygvArgs<Prec>>, solve: Solver, reference: (standard: SyevProblem) => number): Promise<void>;
export declare const sygvCpu: (queue: Queue, a: Bound<SygvArgs<Prec>>) => Promise<void>;
