// Where a verb puts its result: into a new array, or into the one that the option `out` names.

import { ArgumentError } from '../core/errors.ts';
import type { ArrayOf } from '../core/field.ts';
import { type Layout, layoutOf, rowMajor, type Strided, sizeOf } from '../core/strided.ts';
import { copyStrided } from '../core/stridedCopy.ts';
import { type NdArray, ndarray } from './ndarray.ts';
import { isSingle, type Numbers, type Real } from './operands.ts';

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
export function outAmong(
  routine: string,
  position: number,
  out: unknown,
  prec: Real,
  shape: readonly number[],
): Layout<Float32Array | Float64Array> | undefined {
  if (out === undefined) return undefined;
  const fail = (value: unknown, rule: string): never => {
    throw new ArgumentError(routine, 'out', position, value, rule);
  };
  const layout = layoutOf(out as Strided<Numbers>, fail);
  const [kind, other] = prec === 's' ? ['Float32Array', 'Float64Array'] : ['Float64Array', 'Float32Array'];
  const found = Object.prototype.toString.call(layout.data).slice(8, -1);
  if (found !== kind) fail(found, `its data must be a ${kind}, as the result is: ${other}s are written by asType`);
  const wrong = layout.shape.length !== shape.length || shape.some((size, axis) => size !== layout.shape[axis]);
  if (wrong) fail(layout.shape.join(' x '), `its shape must be that of the result, ${shape.join(' x ') || 'no axes'}`);
  if (layout.shape.some((size, axis) => size > 1 && layout.stride[axis] === 0))
    fail(layout.stride.join(', '), 'its strides must not be 0: elements would share a place');
  return layout as Layout<Float32Array | Float64Array>;
}

/** What hands over the result of a call: `out` is checked at once, before anything is computed. */
export function deliverTo(
  routine: string,
  position: number,
  out: ArrayOutput | undefined,
  prec: Real,
  shape: readonly number[],
): Deliver {
  const layout = outAmong(routine, position, out, prec, shape);
  if (layout === undefined) return (data) => ndarray(data, shape) as unknown as NdArray<ArrayOf<Real>>;
  return (data) => {
    const to = { data: layout.data, at: layout.offset, strides: layout.stride };
    // A view of the same memory is read whole before it is written to: the result has memory of its own.
    if (sizeOf(shape) > 0) copyStrided(shape, to, { data, at: 0, strides: rowMajor(shape) });
    return out as unknown as NdArray<ArrayOf<Real>>;
  };
}

/** The precision of a result of these arrays: single if all of them are of singles. */
export const precisionOf = (operands: readonly { readonly data: unknown }[]): Real =>
  operands.every(({ data }) => isSingle(data)) ? 's' : 'd';
