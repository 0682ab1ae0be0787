import { type GemmArgs, type Prec } from '../src/index.ts';
import { type Sweep } from './task.ts';
export type Letter = 'h' | 's' | 'd';
type Way = NonNullable<GemmArgs<Prec>['math']>;
/** C := A B of order n. */
export declare const gemmSweep: (prec: Letter, math: Way, sizes: readonly number[]) => Sweep;
/** y := A x of order n. */
export declare const gemvSweep: (prec: Letter, sizes: readonly number[]) => Sweep;
/** y := alpha x + y of n elements. */
export declare const axpySweep: (prec: Letter, sizes: readonly number[]) => Sweep;
/** y := x of n elements; any difference is an error. */
export declare const copySweep: (prec: Letter, sizes: readonly number[]) => Sweep;
export {};
