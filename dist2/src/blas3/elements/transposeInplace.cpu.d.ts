import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { TransposeInplaceArgs } from './routines.gen.ts';
export declare function transposeInplaceCpu(queue: Queue, a: Bound<TransposeInplaceArgs<Prec>>): Promise<void>;
