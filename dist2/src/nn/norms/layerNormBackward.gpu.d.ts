import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { LayerNormBackwardArgs } from './routines.gen.ts';
export declare function layerNormBackwardGpu(queue: Queue, a: Bound<LayerNormBackwardArgs<Prec>>): void;
