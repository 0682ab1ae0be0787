import type { Bound } from '../core/args.ts';
import type { Prec } from '../core/field.ts';
import type { Numeric } from '../core/signatures.ts';
import type { Engine } from '../engine/engine.ts';
import type { Elements } from '../engine/ops.ts';
import type { Place } from '../engine/workspace.ts';
import type { Queue } from '../runtime/queue.ts';
import type { GemvArgs } from './routines.gen.ts';
export interface EngineGemv {
    readonly trans: boolean;
    /** op(A) is A^H. */
    readonly conjugated?: boolean;
    readonly m: number;
    readonly n: number;
    readonly alpha: Numeric;
    readonly A: Place;
    /** Addresses of contiguous vectors. */
    readonly x: number;
    readonly y: number;
}
/** y := y + alpha op(A) x. On all threads; bits do not depend on their number: each element of y is one thread's. */
export declare function gemvEngine(e: Engine, r: Elements, g: EngineGemv): void;
export declare function gemvCpu(queue: Queue, a: Bound<GemvArgs<Prec>>): Promise<void>;
