import { type ArrayOf, type ElementType } from '../../core/field.ts';
import { Operand } from '../../linalg/arrays.ts';
import { type NdArray } from '../../linalg/ndarray.ts';
import { type Real } from '../../linalg/operands.ts';
import { type VerbOptions } from '../../linalg/options.ts';
import type { DeviceBuffer } from '../../runtime/buffer.ts';
import type { Context } from '../../runtime/context.ts';
export type Elements = Float32Array | Float64Array;
/** An operand's view with its axes in another order. */
export declare const permuted: ({ data, shape, stride, offset }: Operand, axes: readonly number[]) => Operand;
/** The axes with one of them last. */
export declare const withLast: (axes: number, last: number) => number[];
/** An axis of an array, counted from the end if it is negative. */
export declare function axisOf(routine: string, position: number, axis: unknown, { shape }: {
    readonly shape: readonly number[];
}): number;
/** Refuses an operand of another shape than it must have. */
export declare function sameShape(routine: string, name: string, position: number, { shape }: Operand, as: readonly number[]): void;
/** What a verb computes with. */
export interface OnContext {
    readonly context: Context;
    readonly prec: Real;
    /** The operands, each one behind the other, rows first. */
    readonly buffers: readonly DeviceBuffer<Real>[];
    /** A buffer for a result or for workspace, given back at the end. */
    alloc(length: number): DeviceBuffer<Real>;
    /** A buffer with these values, given back at the end. */
    upload<E extends ElementType>(type: E, values: ArrayOf<E>): DeviceBuffer<E>;
}
/** An argument of a verb by its name. */
export type Given = readonly [x: unknown, name: string];
/** The checked operands of a verb, which are its first arguments, of which some may be left out. */
export declare const operandsOf: (routine: string, given: readonly Given[]) => Operand[];
/** The context that the options name, if they do; all of their names must be among these. */
export declare const optionsOf: (routine: string, position: number, options: VerbOptions, names: readonly string[]) => Context | undefined;
/**
 * Computes in the precision of the operands, single if all are: `work` enqueues it and says which buffers the results are in, of these
 * shapes.
 */
export declare function onContext(named: Context | undefined, signal: AbortSignal | undefined, operands: readonly Operand[], shapes: readonly (readonly number[])[], work: (on: OnContext) => Promise<readonly DeviceBuffer<Real>[]>): Promise<NdArray<Elements>[]>;
/** The result of a verb whose axes were turned as `axes` says, rows first in the order that they had. */
export declare function turnedBack(x: NdArray<Elements>, axes: readonly number[]): NdArray<Elements>;
/** An operand that may be left out, at its position. */
export declare const perhaps: (routine: string, position: number, name: string, x: unknown) => Operand | undefined;
/**
 * onContext by names: `work` finds operands and results in buffers of their names, those that are left out undefined. The results are
 * ndarrays of these shapes, rows first.
 */
export declare function computed<O extends string, R extends string>(named: Context | undefined, signal: AbortSignal | undefined, operands: Readonly<Record<O, Operand | undefined>>, shapes: Readonly<Record<R, readonly number[]>>, work: (at: Record<O | R, DeviceBuffer<Real>>, on: OnContext) => Promise<void>): Promise<Record<R, NdArray<Elements>>>;
/** Refuses an operand that is given and has another shape than it must have. */
export declare function shapeIf(routine: string, name: string, position: number, x: Operand | undefined, as: readonly number[]): void;
/** A number among the options, if it is there. */
export declare function numberOf(routine: string, position: number, name: string, x: unknown, least: number): void;
/** Integers of at least `least`, so many of them; left out, that number itself. */
export declare function integersOf(routine: string, position: number, name: string, given: unknown, count: number, least: number): readonly number[];
/** True or false among the options. */
export declare function flagOf(routine: string, position: number, name: string, given?: unknown): boolean;
