import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import type { Place } from '../../engine/workspace.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { GetriArgs } from './routines.gen.ts';
/** A := U^-1 L^-1, the diagonal of U having no zero; L is workspace of n x n. */
export declare function invertFactors(e: Engine, r: Elements, n: number, A: Place, L: Place): void;
export declare function getriCpu(queue: Queue, a: Bound<GetriArgs<Prec>>): Promise<void>;
