import type { Bound } from '../../core/args.ts';
import type { ComplexPrec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { HerkBatchedArgs, HerkStridedBatchedArgs, HerkVbatchedArgs } from './routines.gen.ts';
type Call = Bound<HerkStridedBatchedArgs<ComplexPrec>> | Bound<HerkBatchedArgs<ComplexPrec>> | Bound<HerkVbatchedArgs<ComplexPrec>>;
export declare function herkBatchedCpu(queue: Queue, a: Call): Promise<void>;
export {};
