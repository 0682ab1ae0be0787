import { type Prec } from '../../core/field.ts';
import type { DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { Workspace } from '../../runtime/workspace.ts';
/** A, rows x cols with rows >= cols >= 1, is X S Y^H. */
export interface DeviceTallSvd {
    readonly rows: number;
    readonly cols: number;
    /** Overwritten. */
    readonly A: DeviceMat;
    /** Columns of X: cols or rows. */
    readonly width: number;
}
export interface Decomposed {
    /** In workspace; of no use where info is not 0. */
    readonly X: DeviceMat;
    /** cols x cols. */
    readonly Y: DeviceMat;
    /** The singular values, the largest first. */
    readonly values: Float32Array<ArrayBuffer>;
    readonly info: number;
}
/** The largest piece of workspace, rows >= order. */
export declare const bidiagonalBytes: (rows: number, order: number, prec: Prec) => number;
/** What is told of a call's progress, as of syevd's. */
export type GesddStage = 'reduction' | 'reading' | 'bidiagonal' | 'reflectors';
/** Resolves when the values are known and the rest is enqueued; undefined if A is not finite. `after` is waited for behind each stage. */
export declare function enqueueByBidiagonal(queue: Queue, ws: Workspace, { rows, cols, A, width }: DeviceTallSvd, after?: (stage: GesddStage) => void | Promise<void>): Promise<Decomposed | undefined>;
