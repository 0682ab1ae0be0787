// What the verbs share: operands without gaps in buffers of a context, and results as ndarrays.
import { ArgumentError } from '../../core/errors.ts';
import { type ArrayOf, fields } from '../../core/field.ts';
import { rowMajor, sizeOf } from '../../core/strided.ts';
import { copyStrided } from '../../core/stridedCopy.ts';
import { type Numbers, Operand, operandOf } from '../../linalg/arrays.ts';
import { inContext } from '../../linalg/inContext.ts';
import { type NdArray, ndarray } from '../../linalg/ndarray.ts';
import { type Real, withBuffers } from '../../linalg/operands.ts';
import { contextAmong, type VerbOptions } from '../../linalg/options.ts';
import { precisionOf } from '../../linalg/out.ts';
import type { DeviceBuffer } from '../../runtime/buffer.ts';
import type { Context } from '../../runtime/context.ts';

export type Elements = Float32Array | Float64Array;

/** An operand's view with its axes in another order. */
export const permuted = ({ data, shape, stride, offset }: Operand, axes: readonly number[]): Operand =>
  new Operand({ data, shape: axes.map((k) => shape[k]!), stride: axes.map((k) => stride[k]!), offset });

/** The axes with one of them last. */
export const withLast = (axes: number, last: number): number[] => [
  ...Array.from({ length: axes }, (_, k) => k).filter((k) => k !== last),
  last,
];

/** An axis of an array, counted from the end if it is negative. */
export function axisOf(routine: string, position: number, axis: unknown, { shape }: Operand): number {
  const axes = shape.length;
  if (!Number.isSafeInteger(axis) || (axis as number) < -axes || (axis as number) >= axes)
    throw new ArgumentError(routine, 'axis', position, axis, `must be an integer from ${-axes} to ${axes - 1}`);
  return (axis as number) < 0 ? (axis as number) + axes : (axis as number);
}

/** Refuses an operand of another shape than it must have. */
export function sameShape(
  routine: string,
  name: string,
  position: number,
  { shape }: Operand,
  as: readonly number[],
): void {
  if (shape.length === as.length && shape.every((size, axis) => size === as[axis])) return;
  throw new ArgumentError(routine, name, position, shape.join(' x '), `its shape must be ${as.join(' x ')}`);
}

/** The elements one behind the other, rows first, in the call's precision. */
function packed(prec: Real, { data, shape, stride, offset }: Operand): ArrayOf<Real> {
  const copy = new fields[prec].array(sizeOf(shape));
  copyStrided(shape, { data: copy, at: 0, strides: rowMajor(shape) }, { data, at: offset, strides: stride });
  return copy;
}

/** What a verb computes with. */
export interface OnContext {
  readonly context: Context;
  readonly prec: Real;
  /** The operands, each one behind the other, rows first. */
  readonly buffers: readonly DeviceBuffer<Real>[];
  /** A buffer for a result or for workspace, given back at the end. */
  alloc(length: number): DeviceBuffer<Real>;
}

/** An argument of a verb by its name. */
export type Given = readonly [x: unknown, name: string];

/** The checked operands of a verb, which are its first arguments, of which some may be left out. */
export const operandsOf = (routine: string, given: readonly Given[]): Operand[] =>
  given.map(([x, name], k) => operandOf(routine, x, name, k + 1));

/** The context that the options name, if they do; all of their names must be among these. */
export const optionsOf = (
  routine: string,
  position: number,
  options: VerbOptions,
  names: readonly string[],
): Context | undefined => contextAmong(routine, position, options, names);

/**
 * Computes in the precision of the operands, single if all are: `work` enqueues it and says which buffers the results are in, of these
 * shapes.
 */
export function onContext(
  named: Context | undefined,
  signal: AbortSignal | undefined,
  operands: readonly Operand[],
  shapes: readonly (readonly number[])[],
  work: (on: OnContext) => Promise<readonly DeviceBuffer<Real>[]>,
): Promise<NdArray<Elements>[]> {
  const prec = precisionOf(operands);
  const results = inContext(
    named,
    operands,
    (context, operands) => {
      const copies = operands.map((operand) => packed(prec, operand));
      return withBuffers(async (keep) => {
        const buffers = copies.map((values) => keep(context.upload<Real>(prec, values)));
        const alloc = (length: number) => keep(context.alloc<Real>(prec, length));
        const made = await work({ context, prec, buffers, alloc });
        return Promise.all(made.map((buffer) => context.download(buffer)));
      }, signal);
    },
    signal,
  );
  return results.then((data) => data.map((values, k) => ndarray(values as Elements, shapes[k]!) as NdArray<Elements>));
}

/** The result of a verb whose axes were turned as `axes` says, rows first in the order that they had. */
export function turnedBack(x: NdArray<Elements>, axes: readonly number[]): NdArray<Elements> {
  if (axes.every((axis, k) => axis === k)) return x;
  const shape = new Array<number>(axes.length);
  const stride = new Array<number>(axes.length);
  for (const [k, axis] of axes.entries()) [shape[axis], stride[axis]] = [x.shape[k]!, x.stride[k]!];
  const data = x.data instanceof Float32Array ? new Float32Array(x.size) : new Float64Array(x.size);
  copyStrided(shape, { data, at: 0, strides: rowMajor(shape) }, { data: x.data as Numbers, at: 0, strides: stride });
  return ndarray(data, shape) as NdArray<Elements>;
}
