import type { Queue } from '../../runtime/queue.ts';
import { type BatchMat, type BatchRun, type BatchVec, type Sizes } from '../deviceBatch.ts';
/** Which reflectors are applied to which columns. */
export interface ReflectRange {
    /** Q^H C instead of Q C: H(first) comes first. */
    readonly trans: boolean;
    /** conj(Q) and its adjoint Q^T instead. */
    readonly conjugate?: boolean | undefined;
    /** Reflectors first .. last-1. No row above `first` changes. */
    readonly first: number;
    readonly last: number;
    /** Columns of C from here on; default 0. */
    readonly fromColumn?: number | undefined;
    /** C is only written, as if it had been the first n columns of the unit matrix; first = 0. */
    readonly identity?: boolean | undefined;
    /** Name of a shape (reflect.kernels.ts), or 'single', for tests and tuning. */
    readonly force?: string | undefined;
}
/** What is applied to what. */
export interface ReflectOperands extends ReflectRange {
    /** m x k, as geqrf leaves it. */
    readonly V: BatchMat;
    /** k numbers, as geqrf leaves them. */
    readonly tau: BatchVec;
    /**
     * m x n. It may lie in V's buffer, and be V, the same object: then columns from fromColumn >= last on, or all of them with `identity`.
     */
    readonly C: BatchMat;
}
export interface DeviceReflectBatch extends ReflectOperands {
    readonly m: number;
    /** Columns of C. */
    readonly n: number;
    readonly count: number;
    /**
     * With sizes m and n are not read, and problem b has nrhs[b] reflectors, of which it applies those in first .. last-1; absent: all of
     * these.
     */
    readonly sizes?: Sizes | undefined;
}
/** A vector as a matrix of one column. */
export declare const columnOf: ({ data, off, stride, offsets, places }: BatchVec) => BatchMat;
/** C := H(first) .. H(last-1) C, or with `trans` their adjoints in the other order, for every problem of the batch. */
export declare function enqueueReflectBatch(queue: Queue, f: DeviceReflectBatch): void;
/**
 * The same for a run. With records sizes and places are theirs: A is V, the pivots are tau, and B is C if C is not V; a problem then has as
 * many reflectors as rows, and columns from fromColumn >= last on, or scales that are zero for those that it has not. Of problems of one
 * sizeClass the bits do not depend on which of them are in the run.
 */
export declare function enqueueReflect(queue: Queue, run: BatchRun, f: ReflectOperands): void;
