import { type Context, type DeviceBuffer, type Prec } from '../src/index.ts';
import type { Group } from './data.ts';
export type Real = Float32Array | Float64Array;
/** One routine at one size, with its operands. */
export interface Task {
    readonly flops: number;
    readonly bytes: number;
    /** Bound of the error. */
    readonly limit: number;
    /** A call may follow another without fresh operands. If not, there are several sets of them. */
    readonly repeatable: boolean;
    /** Sets of operands. */
    readonly copies: number;
    /** Gives the first so many sets their first values again. */
    fresh(copies: number): Promise<void>;
    call(copy: number): Promise<void>;
    /** Of the first set after one call on fresh operands, in units of the roundoff; NaN where info is not 0. */
    error(): Promise<number>;
    dispose(): void;
}
/** A routine over its sizes. */
export interface Sweep {
    readonly group: Group;
    readonly routine: string;
    /** Of the operands; where it is computed follows from it. */
    readonly prec: Prec;
    /** As in Measurement, where it is not the operands'. */
    readonly shown?: string;
    readonly way: string;
    readonly sizes: readonly number[];
    /** The work of a call grows as n to this power. */
    readonly power: number;
    /** Problems of a call; 1 by default. */
    batch?(n: number): number;
    open(context: Context, n: number, batch: number): Task;
}
export declare const copiesFor: (elements: number) => number;
/**
 * Uniform on (-1,1) by Marsaglia's xorshift: fast enough for matrices that fill a GPU. Singles have 23 bits, doubles 31, so that no
 * precision computes products exactly; halves have 10, which a half can hold.
 */
export declare function uniform(prec: Prec, length: number, seed: number): Real;
export declare const upload: (context: Context, prec: Prec, values: Real) => DeviceBuffer<Prec>;
/** What a buffer holds from an element on, halves as singles. */
export declare function fetched(context: Context, buffer: DeviceBuffer<Prec>, offset: number, length: number): Promise<Real>;
export declare const bytesOf: (prec: Prec, elements: number) => number;
export declare function disposeAll(buffers: readonly DeviceBuffer[]): void;
