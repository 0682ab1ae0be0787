import type { Bound } from '../core/args.ts';
import type { Prec } from '../core/field.ts';
import type { Engine } from '../engine/engine.ts';
import type { Elements } from '../engine/ops.ts';
import { type Place } from '../engine/workspace.ts';
import type { Queue } from '../runtime/queue.ts';
import type { TrsvArgs } from './routines.gen.ts';
export interface EngineTrsv {
    readonly upper: boolean;
    readonly trans: boolean;
    /** op(A) is A^H. */
    readonly conjugated?: boolean;
    readonly unit: boolean;
    readonly n: number;
    readonly A: Place;
    /** Address of a contiguous vector. */
    readonly x: number;
}
/** x := op(A)^-1 x, A triangular of order n. On all threads; bits do not depend on their number. */
export declare function trsvEngine(e: Engine, r: Elements, t: EngineTrsv): void;
export declare function trsvCpu(queue: Queue, a: Bound<TrsvArgs<Prec>>): Promise<void>;
