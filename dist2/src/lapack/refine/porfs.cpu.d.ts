import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Uplo } from '../../core/matrix.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import type { Place } from '../../engine/workspace.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { PorfsArgs } from './routines.gen.ts';
/** As potrsEngine, but one column is solved for as a vector: see solveLuEngine. */
export declare function solveFactorEngine(e: Engine, r: Elements, uplo: Uplo, n: number, columns: number, A: Place, B: Place): void;
export declare function porfsCpu(queue: Queue, a: Bound<PorfsArgs<Prec>>): Promise<void>;
