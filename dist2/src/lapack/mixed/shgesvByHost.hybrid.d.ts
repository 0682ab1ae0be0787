import type { Bound } from '../../core/args.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type Lease } from '../refine/expert.gpu.ts';
import type { HalfPivots } from './dhgesv.gpu.ts';
import type { GmresRefined } from './gmres.cpu.ts';
import type { ShgesvArgs } from './shgesv.spec.ts';
/** X by factors in half, if that converges. */
export declare function refinedByHost(queue: Queue, a: Bound<ShgesvArgs>, pivoting: HalfPivots, lease: Lease): Promise<GmresRefined>;
