import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Mirror } from '../../core/matrix.ts';
import type { Symm } from '../../core/signatures.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import { type Place } from '../../engine/workspace.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { SymmArgs } from './routines.gen.ts';
/** Elements of workspace that mirroredOn needs for an A of so many rows. */
export declare const symmWork: (order: number) => number;
/** As mirroredRef, as the drivers' operation. `work` is the address of symmWork elements. */
export declare const mirroredOn: (e: Engine, r: Elements, mirror: Mirror, work: number) => Symm<Place>;
/** SYMM or HEMM on the operands' host copies. */
export declare const mirroredCpu: (mirror: Mirror) => (queue: Queue, a: Bound<SymmArgs<Prec>>) => Promise<void>;
export declare const symmCpu: (queue: Queue, a: Bound<SymmArgs<Prec>>) => Promise<void>;
