// sum and mean: of all elements, or along axes.

import { ArgumentError } from '../../core/errors.ts';
import type { Complex } from '../../core/field.ts';
import { rowMajor, sizeOf } from '../../core/strided.ts';
import { type ArrayInput, complexArrayOf, type Numbers, operandOf, type Solved } from '../arrays.ts';
import type { ComplexArray } from '../complex/complexArray.ts';
import type { Pairs } from '../complex/pairs.ts';
import type { NdArray } from '../ndarray.ts';
import { checkNames, switchAmong } from '../options.ts';
import { deliverTo, type OutOption, precisionOf } from '../out.ts';
import { eachRun } from './runs.ts';

/** Options of reductions: the axis along which they go. */
export interface AlongOptions extends OutOption {
  /** The axis, or the axes, that the sum goes along, and that the result has not; negative ones count from the last. */
  readonly axis: number | readonly number[];
  /** Keep those axes, with one element: the result then broadcasts with x. Default false. */
  readonly keepdims?: boolean;
}

/**
 * The sum of all elements, a number; or with `axis` the sums along an axis, or several, an ndarray: NumPy's sum.
 *
 * x: any array that verbs take. It is not changed. Everything is summed in doubles, runs of neighbours by halves, and is there when the
 * call returns. With `axis` the result is a new ndarray, rows first, or `out`; single for a Float32Array, else double. Of nothing the sum
 * is 0. Flops 1 for each element.
 *
 * @throws ArgumentError for what is no array, an axis that it has not, or a wrong option.
 * @example
 * const A = [[1, 2], [3, 4]];
 * console.log(sum(A), sum(A, { axis: 0 }).data); // 10 Float64Array(2) [ 4, 6 ]
 */
export function sum(x: ArrayInput): number;
export function sum<X extends ArrayInput>(x: X, options: AlongOptions): NdArray<Solved<X>>;
/** The same of complex numbers: one { re, im }, or a new array of them; `out` is of real numbers. */
export function sum(x: ComplexArray): Complex;
export function sum<D extends Pairs>(x: ComplexArray<D>, options: AlongOptions): ComplexArray<D>;
export function sum(x: ArrayInput | ComplexArray, options?: AlongOptions): unknown {
  return reduced('sum', x, options, () => 1);
}

/**
 * The mean of all elements, a number; or with `axis` the means along an axis, or several, an ndarray: NumPy's mean.
 *
 * x: any array that verbs take. It is not changed. Everything is summed in doubles, runs of neighbours by halves, and is there when the
 * call returns. With `axis` the result is a new ndarray, rows first, or `out`; single for a Float32Array, else double. Of nothing the mean
 * is NaN. Flops 1 for each element.
 *
 * @throws ArgumentError for what is no array, an axis that it has not, or a wrong option.
 * @example
 * const A = [[1, 2], [3, 6]];
 * console.log(mean(A), mean(A, { axis: 1 }).data); // 3 Float64Array(2) [ 1.5, 4.5 ]
 */
export function mean(x: ArrayInput): number;
export function mean<X extends ArrayInput>(x: X, options: AlongOptions): NdArray<Solved<X>>;
/** The same of complex numbers: one { re, im }, or a new array of them; `out` is of real numbers. */
export function mean(x: ComplexArray): Complex;
export function mean<D extends Pairs>(x: ComplexArray<D>, options: AlongOptions): ComplexArray<D>;
export function mean(x: ArrayInput | ComplexArray, options?: AlongOptions): unknown {
  return reduced('mean', x, options, (count) => count);
}

function reduced(
  routine: string,
  x: ArrayInput | ComplexArray,
  options: AlongOptions | undefined,
  parts: (count: number) => number,
): unknown {
  const own = complexArrayOf(routine, [x, 'x', 1]);
  if (own === undefined) return along(routine, x as ArrayInput, options, parts);
  if (options !== undefined) checkNames(routine, 2, options, ['axis', 'keepdims']);
  return own.byParts(routine, [[x, 'x', 1]], ([part]) => along(routine, part!, options, parts));
}

/** Up to so many numbers are added one after the other. */
const BLOCK = 128;

function sumOf(data: Numbers, at: number, step: number, length: number): number {
  if (length > BLOCK) {
    const half = length >> 1;
    return sumOf(data, at, step, half) + sumOf(data, at + half * step, step, length - half);
  }
  let sum = 0;
  for (let k = 0; k < length; k++) sum += data[at + k * step]!;
  return sum;
}

/** Axes, counted from the first, each of them once. */
function axesOf(routine: string, axis: unknown, dimensions: number): readonly number[] {
  const list: readonly unknown[] = Array.isArray(axis) ? axis : [axis];
  const found = list.map((k) => {
    if (!Number.isSafeInteger(k) || (k as number) < -dimensions || (k as number) >= dimensions)
      throw new ArgumentError(
        routine,
        'axis',
        2,
        k,
        dimensions === 0 ? 'x has no axes' : `must be an integer from ${-dimensions} to ${dimensions - 1}`,
      );
    return (k as number) < 0 ? (k as number) + dimensions : (k as number);
  });
  if (new Set(found).size < found.length)
    throw new ArgumentError(routine, 'axis', 2, list.join(', '), 'must name different axes');
  return found;
}

/** Sums along axes, divided by what `parts` says of how many numbers each has; all of them, a number, without options. */
function along(
  routine: string,
  x: ArrayInput,
  options: AlongOptions | undefined,
  parts: (count: number) => number,
): unknown {
  const operand = operandOf(routine, x, 'x', 1);
  const { data, shape, stride, offset } = operand;
  if (options !== undefined) checkNames(routine, 2, options, ['axis', 'keepdims', 'out']);
  const axes = options?.axis === undefined ? shape.map((_, axis) => axis) : axesOf(routine, options.axis, shape.length);
  const keepdims = switchAmong(routine, 2, 'keepdims', options?.keepdims);
  const kept = shape.map((size, axis) => (axes.includes(axis) ? 1 : size));
  const left = keepdims ? kept : kept.filter((_, axis) => !axes.includes(axis));
  const isNumber = options === undefined || (options.axis === undefined && !keepdims && options.out === undefined);
  const prec = precisionOf([operand]);
  const deliver = isNumber ? undefined : deliverTo(routine, 2, options.out, prec, left);
  const found = new Float64Array(sizeOf(kept));
  const steps = rowMajor(kept).map((step, axis) => (axes.includes(axis) ? 0 : step));
  const walks = [
    { at: 0, steps },
    { at: offset, steps: stride },
  ];
  eachRun(shape, walks, (n, [to, from], [step, by]) => {
    if (step === 0) found[to!]! += sumOf(data, from!, by!, n);
    else for (let k = 0; k < n; k++) found[to! + k * step!]! += data[from! + k * by!]!;
  });
  const count = parts(axes.reduce((product, axis) => product * shape[axis]!, 1));
  if (count !== 1) for (let i = 0; i < found.length; i++) found[i] = found[i]! / count;
  return deliver === undefined ? found[0] : deliver(prec === 's' ? new Float32Array(found) : found);
}
