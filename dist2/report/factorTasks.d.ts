import { type Prec } from '../src/index.ts';
import { type Real, type Sweep } from './task.ts';
/** LAPACK's threshold. */
export declare const LIMIT = 30;
/** A routine by LAPACK's name without its letter, dsgesv with them. */
export declare function factorSweep(prec: 's' | 'd', name: string, sizes: readonly number[]): Sweep;
/** n is added to the diagonal of a definite matrix, which exceeds the sum of its row then. */
export declare function matrix(prec: Prec, n: number, definite: boolean): Real;
