import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { LayerNormForwardArgs } from './routines.gen.ts';
export declare const layerNormForwardCpu: (queue: Queue, a: Bound<LayerNormForwardArgs<Prec>>) => Promise<void>;
