import type { Bound } from '../../core/args.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type GmresRefined } from './gmres.cpu.ts';
import type { ShgesvArgs } from './shgesv.spec.ts';
/** What is reported where products of halves have not been tried. */
export declare const notTried: (nrhs: number) => GmresRefined;
export declare function shgesvCpu(queue: Queue, a: Bound<ShgesvArgs>): Promise<void>;
