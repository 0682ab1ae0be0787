// Arrays of complex numbers as pairs of numbers, and copies of them without gaps.
import { fields } from '../../core/field.ts';
import { rowMajor, sizeOf } from '../../core/strided.ts';
import { isSingle } from '../arrays.ts';

/** Pairs of singles or of doubles: real and imaginary parts in turn. */
export type Pairs = Float32Array | Float64Array;

/** An array of complex numbers as it lies; strides and offset count pairs. */
export interface Complexes {
  readonly data: Pairs;
  readonly shape: readonly number[];
  readonly stride: readonly number[];
  readonly offset: number;
}

/** Calls `visit` with the place of each element, rows first, and its number. */
export function eachOf(
  shape: readonly number[],
  stride: readonly number[],
  offset: number,
  visit: (place: number, k: number) => void,
): void {
  const size = sizeOf(shape);
  const index = new Array<number>(shape.length).fill(0);
  let place = offset;
  for (let k = 0; k < size; k++) {
    visit(place, k);
    for (let axis = shape.length - 1; axis >= 0; axis--) {
      place += stride[axis]!;
      if (++index[axis]! < shape[axis]!) break;
      place -= stride[axis]! * shape[axis]!;
      index[axis] = 0;
    }
  }
}

/** The complex precisions. */
export type ComplexReal = 'c' | 'z';

/** An array without gaps, rows first. */
export const rowsFirst = (data: Pairs, shape: readonly number[]): Complexes => {
  return { data, shape, stride: rowMajor(shape), offset: 0 };
};

/** Single if all are of singles. */
export const complexPrecision = (operands: readonly Complexes[]): ComplexReal =>
  operands.every(({ data }) => isSingle(data)) ? 'c' : 'z';

/** The numbers of an array in a precision, in the order of its axes, or of these: a copy. */
export function pairsOf(
  prec: ComplexReal,
  { data, shape, stride, offset }: Complexes,
  axes: readonly number[] = shape.map((_, axis) => axis),
): Pairs {
  const to = new fields[prec].array(2 * sizeOf(shape));
  const [lengths, steps] = [shape, stride].map((list) => axes.map((axis) => list[axis]!)) as [number[], number[]];
  eachOf(lengths, steps, offset, (p, k) => {
    to[2 * k] = data[2 * p]!;
    to[2 * k + 1] = data[2 * p + 1]!;
  });
  return to;
}

/** A copy with every imaginary part negated, rows first. */
export function conjugated(x: Complexes): Complexes {
  const data = pairsOf(complexPrecision([x]), x);
  for (let p = 1; p < data.length; p += 2) data[p] = -data[p]!;
  return rowsFirst(data, x.shape);
}
