import { type Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
/** Of an m x n matrix: a GPU that is hardware, can bind it in doubles, and multiplies bytes, or keeps doubles whatever it does. */
export declare function mayCorrect({ context }: Queue, prec: Prec, m: number, n: number): boolean;
