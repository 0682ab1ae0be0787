// What the verbs share: operands without gaps in buffers of a context, and results as ndarrays.
import { ArgumentError } from '../../core/errors.ts';
import { type ArrayOf, type ElementType, fields } from '../../core/field.ts';
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
export function axisOf(
  routine: string,
  position: number,
  axis: unknown,
  { shape }: { readonly shape: readonly number[] },
): number {
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
  /** A buffer with these values, given back at the end. */
  upload<E extends ElementType>(type: E, values: ArrayOf<E>): DeviceBuffer<E>;
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
        const upload = <E extends ElementType>(type: E, values: ArrayOf<E>) => keep(context.upload(type, values));
        const made = await work({ context, prec, buffers, alloc, upload });
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

/** An operand that may be left out, at its position. */
export const perhaps = (routine: string, position: number, name: string, x: unknown): Operand | undefined =>
  x === undefined ? undefined : operandOf(routine, x, name, position);

/**
 * onContext by names: `work` finds operands and results in buffers of their names, those that are left out undefined. The results are
 * ndarrays of these shapes, rows first.
 */
export async function computed<O extends string, R extends string>(
  named: Context | undefined,
  signal: AbortSignal | undefined,
  operands: Readonly<Record<O, Operand | undefined>>,
  shapes: Readonly<Record<R, readonly number[]>>,
  work: (at: Record<O | R, DeviceBuffer<Real>>, on: OnContext) => Promise<void>,
): Promise<Record<R, NdArray<Elements>>> {
  const given = (Object.keys(operands) as O[]).filter((name) => operands[name] !== undefined);
  const names = Object.keys(shapes) as R[];
  const made = await onContext(
    named,
    signal,
    given.map((name) => operands[name]!),
    names.map((name) => shapes[name]),
    async (on) => {
      const results = names.map((name) => on.alloc(sizeOf(shapes[name])));
      const at: Partial<Record<string, DeviceBuffer<Real>>> = {};
      for (const [k, name] of given.entries()) at[name] = on.buffers[k]!;
      for (const [k, name] of names.entries()) at[name] = results[k]!;
      await work(at as Record<O | R, DeviceBuffer<Real>>, on);
      return results;
    },
  );
  return Object.fromEntries(names.map((name, k) => [name, made[k]!])) as Record<R, NdArray<Elements>>;
}

/** Refuses an operand that is given and has another shape than it must have. */
export function shapeIf(
  routine: string,
  name: string,
  position: number,
  x: Operand | undefined,
  as: readonly number[],
): void {
  if (x !== undefined) sameShape(routine, name, position, x, as);
}

/** A number among the options, if it is there. */
export function numberOf(routine: string, position: number, name: string, x: unknown, least: number): void {
  if (x !== undefined && !(typeof x === 'number' && x >= least))
    throw new ArgumentError(routine, name, position, x, `must be a number >= ${least}`);
}

/** Integers of at least `least`, so many of them; left out, that number itself. */
export function integersOf(
  routine: string,
  position: number,
  name: string,
  given: unknown,
  count: number,
  least: number,
): readonly number[] {
  if (given === undefined) return new Array(count).fill(least);
  const list = given as readonly number[];
  if (!Array.isArray(given) || list.length !== count || list.some((x) => !Number.isSafeInteger(x) || x < least))
    throw new ArgumentError(routine, name, position, given, `must be ${count} integers >= ${least}`);
  return [...list];
}

/** True or false among the options. */
export function flagOf(routine: string, position: number, name: string, given: unknown = false): boolean {
  if (typeof given === 'boolean') return given;
  throw new ArgumentError(routine, name, position, given, 'must be true or false');
}
