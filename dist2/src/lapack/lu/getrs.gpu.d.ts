import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Trans } from '../../core/matrix.ts';
import { type DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { GetrsArgs } from './routines.gen.ts';
export interface DeviceGetrs {
    readonly trans: Trans;
    readonly n: number;
    readonly nrhs: number;
    readonly A: DeviceMat;
    readonly ipiv: DeviceMat;
    readonly B: DeviceMat;
}
export declare function getrsGpu(queue: Queue, a: Bound<GetrsArgs<Prec>>): void;
export declare function enqueueGetrs(queue: Queue, s: DeviceGetrs): void;
