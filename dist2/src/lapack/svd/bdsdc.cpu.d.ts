import type { Bound } from '../../core/args.ts';
import { type Prec } from '../../core/field.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Real } from '../../engine/ops.ts';
import type { Place, Workspace } from '../../engine/workspace.ts';
import type { Queue } from '../../runtime/queue.ts';
import { Rotator } from '../rotator.cpu.ts';
import type { BdsdcArgs } from './routines.gen.ts';
/** Workspace of bdsdcEngine for order n. */
export interface BdsdcRoom {
    /** n x n, of no use to the caller until the values and vectors are there, and free afterwards. */
    readonly gathered: Place;
    readonly inner: Place;
    readonly leaf: {
        readonly U: Place;
        readonly V: Place;
        readonly rotator: Rotator;
    };
}
export declare function takeBdsdcRoom(e: Engine, r: Real, space: Workspace, n: number): BdsdcRoom;
/** As bdsdcRef. On all threads; bits do not depend on their number. Takes no memory: views stay valid. */
export declare function bdsdcEngine(e: Engine, r: Real, { gathered, inner, leaf }: BdsdcRoom, n: number, d: Float64Array, off: Float64Array, U: Place, V: Place): number;
export declare function bdsdcCpu(queue: Queue, a: Bound<BdsdcArgs<Prec>>): Promise<void>;
