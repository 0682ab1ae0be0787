import type { RealMat, Uplo } from '../core/matrix.ts';
import { type Engine } from '../engine/engine.ts';
import type { DeviceMat } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import type { Lane } from '../runtime/timeline.ts';
export declare class HostPanel {
    readonly queue: Queue;
    /** Without an engine the panel is factored here. */
    readonly engine: Engine | undefined;
    private readonly staging;
    /** What is uploaded must not be shared memory; without an engine it holds the panel. */
    private readonly plain;
    /** In the engine's memory: the panel, a number for each of its columns, workspace. */
    readonly at: number;
    readonly columns: number;
    readonly work: number;
    /**
     * For panels of up to `elements` elements, leading dimension `panelLd`, and `columns` columns, with `work` elements besides.
     */
    constructor(queue: Queue, elements: number, columns: number, work?: number);
    /** Gives the workspace back. */
    dispose(): void;
    /** Brings the m x w elements from A on over. They are those of all work recorded before. */
    fetch(A: DeviceMat, m: number, w: number): Promise<void>;
    /** Takes the panel back to A, or one triangle of it, behind the work recorded before. */
    store(A: DeviceMat, m: number, w: number, uplo?: Uplo | 'f'): void;
    /** Numbers between -1/2 and 1/2 to measure with; `diagonal` is added to those on the diagonal. */
    fill(m: number, w: number, diagonal: number): void;
    /** The panel as it lies on the host now. */
    matrix(m: number, w: number): RealMat;
    /** For the timeline: what began at `start` has ended. */
    tell(name: string, lane: Lane, start: number): void;
}
