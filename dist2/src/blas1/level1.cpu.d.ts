import type { Prec } from '../core/field.ts';
import type { FieldMat, RealMat } from '../core/matrix.ts';
import { type Engine } from '../engine/engine.ts';
import { type Real } from '../engine/ops.ts';
import type { Queue } from '../runtime/queue.ts';
/** A vector in the engine's memory: address of its element 0, increment in bytes. */
export type Walk = readonly [at: number, inc: number];
export interface Vectors {
    readonly engine: Engine;
    readonly real: Real;
    readonly n: number;
    readonly vectors: readonly RealMat[];
    readonly walks: readonly Walk[];
}
/**
 * Vectors of n elements that all live in the engine's memory; undefined where one does not, where the engine does not pay, or where
 * elements are complex and do not lie one behind the other. Those that do are twice as many real numbers: the caller knows that its
 * formula takes the parts for themselves. Copying guests in would take as long as the loop in TypeScript.
 */
export declare function onEngine(n: number, given: readonly FieldMat[]): Vectors | undefined;
/** Calls a kernel that changes the vectors element by element. */
export declare function eachElement(v: Vectors, name: string, factors?: readonly number[]): void;
/** The sum over all elements. */
export declare function sumOf(v: Vectors, name: 'dot' | 'asum' | 'squares', factors?: readonly number[]): number;
/** The elements among which the extreme one is, or the first NaN: one of each part, in order, counted from 0. */
export declare function candidates(v: Vectors, name: 'iamax' | 'iamin'): number[];
/** The trace entry of a call. */
export declare function noteCpu(queue: Queue, { routine, prec }: {
    routine: string;
    prec: Prec;
}, byEngine: boolean): void;
