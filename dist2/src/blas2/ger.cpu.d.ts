import type { Bound } from '../core/args.ts';
import type { ComplexPrec, Prec } from '../core/field.ts';
import type { Numeric } from '../core/signatures.ts';
import type { Engine } from '../engine/engine.ts';
import type { Pairs } from '../engine/ops.ts';
import type { Place } from '../engine/workspace.ts';
import type { Queue } from '../runtime/queue.ts';
import type { GerArgs, GercArgs, GeruArgs } from './routines.gen.ts';
interface EngineGer {
    readonly m: number;
    readonly n: number;
    readonly alpha: Numeric;
    /** y is conjugated. */
    readonly conjugated: boolean;
    /** Addresses of contiguous vectors. */
    readonly x: number;
    readonly y: number;
    readonly A: Place;
}
/**
 * A := A + alpha x y^T or alpha x y^H of complex numbers by two updates of real ones, the parts of A being rows: by x with the real parts
 * of alpha y, by i x with the others.
 */
export declare function gerPairs(e: Engine, r: Pairs, { m, n, alpha, conjugated, x, y, A }: EngineGer): void;
export declare const gerCpu: (queue: Queue, a: Bound<GerArgs<Prec>>) => Promise<void>;
export declare const geruCpu: (queue: Queue, a: Bound<GeruArgs<ComplexPrec>>) => Promise<void>;
export declare const gercCpu: (queue: Queue, a: Bound<GercArgs<ComplexPrec>>) => Promise<void>;
export {};
