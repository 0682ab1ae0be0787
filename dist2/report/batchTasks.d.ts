import { type Sweep } from './task.ts';
/** The batched form of a routine by LAPACK's name without its letter; `elements` is about how many a batch of matrices has. */
export declare function batchSweep(prec: 's' | 'd', name: string, sizes: readonly number[], elements: number): Sweep;
