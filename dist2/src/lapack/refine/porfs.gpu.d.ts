import type { Bound } from '../../core/args.ts';
import { type Prec } from '../../core/field.ts';
import type { Uplo } from '../../core/matrix.ts';
import type { DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type DeviceRefine } from './refine.gpu.ts';
import type { PorfsArgs } from './routines.gen.ts';
export type DevicePorfs = Omit<DeviceRefine, 'trans' | 'solve'> & {
    readonly uplo: Uplo;
    readonly AF: DeviceMat;
};
export declare function porfsGpu(queue: Queue, a: Bound<PorfsArgs<Prec>>): Promise<void>;
/** As enqueueRefine. */
export declare function enqueuePorfs(queue: Queue, s: DevicePorfs): Promise<void>;
