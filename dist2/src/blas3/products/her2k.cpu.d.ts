import type { Bound } from '../../core/args.ts';
import type { ComplexPrec } from '../../core/field.ts';
import type { Syr2k } from '../../core/signatures.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import type { Place } from '../../engine/workspace.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { Her2kArgs } from './routines.gen.ts';
/** As her2kRef, as the drivers' operation. `work` is the address of GEMMTR_WORK elements. */
export declare function her2kOn(e: Engine, r: Elements, work: number): Syr2k<Place>;
export declare function her2kCpu(queue: Queue, a: Bound<Her2kArgs<ComplexPrec>>): Promise<void>;
