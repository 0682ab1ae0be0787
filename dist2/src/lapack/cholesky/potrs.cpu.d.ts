import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Potrs } from '../../core/signatures.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import type { Place } from '../../engine/workspace.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { PotrsArgs } from './routines.gen.ts';
/** As potrsRef. */
export declare const potrsEngine: (e: Engine, r: Elements, ...args: Parameters<Potrs<Place>>) => void;
export declare function potrsCpu(queue: Queue, a: Bound<PotrsArgs<Prec>>): Promise<void>;
