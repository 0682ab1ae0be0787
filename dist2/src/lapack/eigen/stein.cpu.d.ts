import type { Bound } from '../../core/args.ts';
import { type Prec } from '../../core/field.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Workspace } from '../../engine/workspace.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { SteinArgs } from './routines.gen.ts';
import { type Cluster } from './stein.ref.ts';
/** Room for m vectors of n elements; memory may grow. */
export declare const clusterEngine: (e: Engine, space: Workspace, n: number, m: number) => Cluster;
export declare function steinCpu(queue: Queue, a: Bound<SteinArgs<Prec>>): Promise<void>;
