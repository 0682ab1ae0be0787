import { type Prec } from '../core/field.ts';
import type { Queue } from '../runtime/queue.ts';
/** A workgroup: threads that share a problem, all of them, and rows that are solved for at a time. */
export interface VectorShape {
    readonly LANES: number;
    readonly THREADS: number;
    readonly KB: number;
    /** The least power of two from LANES/2 on. */
    readonly TOP: number;
    /** One lane solves while the others wait: less work, another barrier. */
    readonly ALONE: number;
    /** Of software adapters, which take longer to compile a kernel than the work ever could: there are few of these. */
    readonly software: boolean;
}
/** Rows of the matrices, and what a workgroup of the device may have. */
export interface VectorProblem {
    readonly rows: number;
    readonly threads: number;
    readonly bytes: number;
    readonly software: boolean;
    /** Words of an element. */
    readonly parts: 1 | 2;
}
/** The smallest first. */
export declare const vectorShapes: readonly VectorShape[];
export declare const fitsShape: (shape: VectorShape, p: VectorProblem) => boolean;
export declare function vectorProblem(queue: Queue, rows: number, parts: 1 | 2): VectorProblem;
/** Whether a workgroup of the GPU has the rows of every matrix of a call: one order, or a list of them. */
export declare function rowsFit(queue: Queue, n: number | ArrayLike<number>, prec?: Prec): boolean;
