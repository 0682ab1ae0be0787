import type { ArrayOf } from '../core/field.ts';
import { type Layout, type Strided } from '../core/strided.ts';
import { type NdArray } from './ndarray.ts';
import { type Real } from './operands.ts';
/** An array that a result can be written to. */
export type ArrayOutput = Strided<Float32Array | Float64Array>;
/** An array that a verb writes its result to. */
export interface OutOption {
    /**
     * Takes the result, and is returned: an ndarray or record of the result's shape and data type, with any strides, such as a slice. It may
     * share its data with the operands, which are read before it is written to.
     */
    readonly out?: ArrayOutput;
}
/** Hands over a result whose elements lie rows first. */
export type Deliver = (data: ArrayOf<Real>) => NdArray<ArrayOf<Real>>;
/** A checked `out`, or undefined. */
export declare function outAmong(routine: string, position: number, out: unknown, prec: Real, shape: readonly number[]): Layout<Float32Array | Float64Array> | undefined;
/** What hands over the result of a call: `out` is checked at once, before anything is computed. */
export declare function deliverTo(routine: string, position: number, out: ArrayOutput | undefined, prec: Real, shape: readonly number[]): Deliver;
/** The precision of a result of these arrays: single if all of them are of singles. */
export declare const precisionOf: (operands: readonly {
    readonly data: unknown;
}[]) => Real;
