import type { Engine } from '../engine/engine.ts';
import { type Elements } from '../engine/ops.ts';
import type { Place, Workspace } from '../engine/workspace.ts';
/**
 * Keeps rotations, and applies them many sweeps at a time to one matrix or several, each with rotations of its own, which are
 * real. `order`: most rotations of a sweep.
 */
export declare class Rotator {
    private readonly e;
    private readonly r;
    private readonly sides;
    private readonly most;
    private sweeps;
    private kept;
    constructor(e: Engine, r: Elements, space: Workspace, order: number, sides: readonly {
        readonly rows: number;
        readonly X: Place;
    }[]);
    /** A sweep's rotations of each side, in their order. */
    add(first: number, step: number, count: number, planes: readonly Float64Array[]): void;
    /** Applies what is kept, on all threads: each has rows of its own. */
    apply(): void;
}
