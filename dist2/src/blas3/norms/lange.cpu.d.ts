import type { Bound } from '../../core/args.ts';
import type { Prec, SumOf } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type NormShape } from './lange.ref.ts';
import type { LangeArgs } from './routines.gen.ts';
export interface CpuNorm extends NormShape {
    readonly routine: string;
    readonly prec: Prec;
    readonly A: Ptr<Prec>;
    readonly lda: number;
    readonly result: Ptr<SumOf<Prec>>;
}
export declare const langeCpu: (queue: Queue, a: Bound<LangeArgs<Prec>>) => Promise<void>;
export declare function normCpu(queue: Queue, a: CpuNorm): Promise<void>;
