// tensordot(a, b, axes) on ndarrays: checks of axes. Products are computed by contract.ts.

import { ArgumentError } from '../core/errors.ts';
import type { Layout } from '../core/strided.ts';
import { type AnyArray, type ArrayInput, type Numbers, operandOf, type Solved } from './arrays.ts';
import type { ComplexArray, ComplexInput, ComplexOperand } from './complex/complexArray.ts';
import type { ProductOptions } from './contract.ts';
import type { Contraction } from './contraction.ts';
import { contractionWays } from './contractionWays.ts';
import { throughDevice } from './device/verb.ts';
import type { DeviceArray } from './deviceArray.ts';
import type { NdArray } from './ndarray.ts';
import type { VerbOptions } from './options.ts';

/**
 * Which axes are summed over: so many of the last ones of a with as many of the first ones of b, or lists of those of a and of b, in
 * pairs. An axis that is counted from the end is negative.
 */
export type TensordotAxes = number | readonly [a: number | readonly number[], b: number | readonly number[]];

/** The same of complex arrays, with real ones beside them: single if both are of singles. `precision` and `out` are of real numbers. */
export async function tensordot(
  a: ComplexOperand,
  b: ComplexInput,
  axes?: TensordotAxes,
  options?: VerbOptions,
): Promise<ComplexArray>;
/** The same of complex arrays, with real ones beside them: single if both are of singles. `precision` and `out` are of real numbers. */
export async function tensordot(
  a: ComplexInput,
  b: ComplexOperand,
  axes?: TensordotAxes,
  options?: VerbOptions,
): Promise<ComplexArray>;
/** The same on a device, where the result stays: nothing is copied from there, and only what is on the host goes there. */
export async function tensordot<A extends DeviceArray, B extends AnyArray>(
  a: A,
  b: B,
  axes?: TensordotAxes,
  options?: ProductOptions,
): Promise<DeviceArray<Solved<A, B>>>;
/** The same on a device, where the result stays: nothing is copied from there, and only what is on the host goes there. */
export async function tensordot<A extends AnyArray, B extends DeviceArray>(
  a: A,
  b: B,
  axes?: TensordotAxes,
  options?: ProductOptions,
): Promise<DeviceArray<Solved<A, B>>>;
/**
 * The sum over pairs of axes of products of elements, as NumPy's tensordot: for axes = 1 and matrices C = a b. C has the other axes of a,
 * then the other axes of b, in their order. axes = 0 is the product of every element of a with every element of b.
 *
 * a and b are whatever counts as an array (ArrayInput); axes is 2 if it is left out. C is a new ndarray, rows first. Neither is changed,
 * and both are read before the call returns its promise.
 *
 * C is single if both are of singles, else double. It is one gemm, on the context's backend for singles, on the CPU for doubles; small
 * products are always computed on the CPU. NaN and infinities pass through. Flops: two for each element of C and each element summed over.
 * Source: NumPy, numpy.tensordot.
 *
 * @throws ArgumentError for a wrong data type or option, axes that are not there or named twice, and pairs of different lengths.
 * @example
 * const a = ndarray(new Float64Array([1, 2, 3, 4, 5, 6]), [3, 2]);
 * const C = await tensordot(a, a, [0, 0]); // a^T a
 * console.log(C.get(0, 0), C.get(0, 1), C.get(1, 1)); // 35 44 56
 */
export async function tensordot<A extends ArrayInput, B extends ArrayInput>(
  a: A,
  b: B,
  axes?: TensordotAxes,
  options?: ProductOptions,
): Promise<NdArray<Solved<A, B>>>;
export async function tensordot(
  a: AnyArray | ComplexInput,
  b: AnyArray | ComplexInput,
  axes: TensordotAxes = 2,
  options: ProductOptions = {},
): Promise<unknown> {
  const ways = contractionWays('tensordot', {
    position: 4,
    order: axes,
    operandsOf: (a, b) => [operandOf('tensordot', a, 'a', 1), operandOf('tensordot', b, 'b', 2)],
    contraction: (a, b) => tensordotOf(a, b, axes),
    shapeOf: (a, b) => tensordotOf(a, b, axes).out.map(({ size }) => size),
  });
  return throughDevice(
    ways,
    [
      [a, 'a', 1],
      [b, 'b', 2],
    ],
    options,
  );
}

type Pairs = readonly (readonly [a: number, b: number])[];
type Arranged = Layout<Numbers>;

/** The axes as pairs, counted from 0. */
function pairsOf(axes: TensordotAxes, A: Arranged, B: Arranged): Pairs {
  const fail = (value: unknown, rule: string): never => {
    throw new ArgumentError('tensordot', 'axes', 3, value, rule);
  };
  const [dimA, dimB] = [A.shape.length, B.shape.length];
  let lists: readonly (readonly number[])[];
  if (typeof axes === 'number') {
    if (!Number.isSafeInteger(axes) || axes < 0 || axes > Math.min(dimA, dimB))
      return fail(axes, `must be an integer in 0..${Math.min(dimA, dimB)}, the dimensions of both`);
    lists = [Array.from({ length: axes }, (_, k) => dimA - axes + k), Array.from({ length: axes }, (_, k) => k)];
  } else {
    if (!Array.isArray(axes) || axes.length !== 2) return fail(axes, 'must be an integer, or two lists of axes');
    lists = axes.map((list: unknown, k) => {
      const [name, dims] = k === 0 ? ['a', dimA] : ['b', dimB];
      const each: readonly unknown[] = Array.isArray(list) ? list : [list];
      const counted = each.map((axis) => {
        if (!Number.isSafeInteger(axis) || (axis as number) < -dims || (axis as number) >= dims)
          return fail(axis, `must be axes of ${name}, which has ${dims}`);
        return (axis as number) < 0 ? (axis as number) + dims : (axis as number);
      });
      return new Set(counted).size === counted.length ? counted : fail(list, `must not name an axis of ${name} twice`);
    });
  }
  const [first, second] = lists as [readonly number[], readonly number[]];
  if (first.length !== second.length) fail(axes, 'must name as many axes of b as of a');
  return first.map((a, k) => {
    const b = second[k]!;
    if (A.shape[a] !== B.shape[b])
      fail(axes, `axis ${a} of a has length ${A.shape[a]}, and axis ${b} of b, its partner, ${B.shape[b]}`);
    return [a, b] as const;
  });
}

function productOf(A: Arranged, B: Arranged, pairs: Pairs): Contraction {
  const rows = A.shape.map((size, axis) => ({ size, a: A.stride[axis]!, b: 0 }));
  const cols = B.shape.map((size, axis) => ({ size, a: 0, b: B.stride[axis]! }));
  const sum = pairs.map(([a, b]) => ({ size: A.shape[a]!, a: A.stride[a]!, b: B.stride[b]! }));
  const [ofA, ofB] = [new Set(pairs.map(([a]) => a)), new Set(pairs.map(([, b]) => b))];
  const out = [...rows.filter((_, axis) => !ofA.has(axis)), ...cols.filter((_, axis) => !ofB.has(axis))];
  return { A, B, out, sum };
}

/** The same as a contraction of arrays however they lie. */
export const tensordotOf = (A: Arranged, B: Arranged, axes: TensordotAxes = 2): Contraction =>
  productOf(A, B, pairsOf(axes, A, B));
