import type { Uplo } from '../../../core/matrix.ts';
import { type Verb } from '../call.ts';
import { type Pairs } from '../pairs.ts';
/** Zeros in the other triangle of each matrix, which still holds A's. */
export declare function keepTriangles(data: Pairs, uplo: Uplo, n: number, count: number): void;
export declare const cholesky: Verb;
export declare const choSolve: Verb;
export declare const triangularSolve: Verb;
