import type { DeviceMat } from '../runtime/buffer.ts';
import type { BatchMat, BatchVec, Sizes } from './deviceBatch.ts';
/** The matrices of the problems from `first` on. */
export declare function matsFrom(X: BatchMat, first: number, count: number): BatchMat;
/** The vectors of the problems from `first` on. */
export declare function vecsFrom(x: BatchVec, first: number, count: number): BatchVec;
export declare function sizesFrom(sizes: Sizes | undefined, first: number, count: number): Sizes | undefined;
/** A list with an entry per problem. */
export declare const listFrom: (list: DeviceMat, first: number) => DeviceMat;
