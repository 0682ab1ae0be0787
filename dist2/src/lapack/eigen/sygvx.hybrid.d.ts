import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { SygvxArgs } from './routines.gen.ts';
import { type DeviceSyevx } from './syevx.hybrid.ts';
import { type DeviceGeneral } from './sygst.gpu.ts';
export declare function sygvxHybrid(queue: Queue, a: Bound<SygvxArgs<Prec>>): Promise<void>;
/** Computes m, W, Z, ifail and info; resolves when all is enqueued. */
export declare function enqueueSygvx(queue: Queue, f: DeviceSyevx & DeviceGeneral): Promise<void>;
