// reshape(A, shape): the same elements with other sizes of axes.
import { ArgumentError } from '../../core/errors.ts';
import { rowMajor, sizeOf } from '../../core/strided.ts';
import { type ArrayInput, complexArrayOf, isComplexArray, operandOf } from '../arrays.ts';
import type { ComplexArray, ComplexInput, ComplexOperand } from '../complex/complexArray.ts';
import type { Pairs } from '../complex/pairs.ts';
import { type View, viewOf } from './view.ts';

/**
 * The elements of an array, rows first, as an array of another shape: NumPy's reshape.
 *
 * A: any array that verbs take. shape: sizes whose product is that of A's, or one number for a vector; one of them may be -1, which is what
 * is left for it. The result is an ndarray on the same data where A lies rows first without gaps, else on a copy of the same type.
 *
 * @throws ArgumentError for what is no array, or a shape with another number of elements.
 * @example
 * const A = reshape(arange(6), [2, -1]);
 * console.log(A.shape, A.get(1, 0)); // [ 2, 3 ] 3
 */
export function reshape<A extends ArrayInput>(A: A, shape: number | readonly number[]): View<A>;
/** The same of a complex array. */
export function reshape<D extends Pairs>(A: ComplexOperand<D>, shape: number | readonly number[]): ComplexArray<D>;
export function reshape(A: ComplexInput, shape: number | readonly number[]): unknown {
  const operand = complexArrayOf('reshape', [A, 'A', 1]) ?? operandOf('reshape', A, 'A', 1);
  const size = sizeOf(operand.shape);
  const sizes = completed(Array.isArray(shape) ? shape : [shape], operand.shape, size);
  if (isComplexArray(operand)) return operand.reshaped(sizes);
  const { data, stride, offset } = operand;
  const dense = rowMajor(operand.shape);
  const isDense = size === 0 || dense.every((step, axis) => step === stride[axis] || operand.shape[axis] === 1);
  if (isDense) return viewOf({ data, shape: sizes, stride: rowMajor(sizes), offset });
  const copy = new (data.constructor as new (length: number) => Float64Array)(size);
  const index = new Array<number>(stride.length).fill(0);
  for (let at = offset, to = 0; to < size; to++) {
    copy[to] = data[at]!;
    for (let axis = stride.length - 1; axis >= 0; axis--) {
      at += stride[axis]!;
      if (++index[axis]! < operand.shape[axis]!) break;
      at -= stride[axis]! * operand.shape[axis]!;
      index[axis] = 0;
    }
  }
  return viewOf({ data: copy, shape: sizes, stride: rowMajor(sizes), offset: 0 });
}

/** The sizes, with the one that is left out. */
function completed(sizes: readonly unknown[], from: readonly number[], size: number): readonly number[] {
  const fail = (rule: string): never => {
    throw new ArgumentError('reshape', 'shape', 2, sizes.join(' x '), rule);
  };
  const open = sizes.filter((n) => n === -1).length;
  if (open > 1 || sizes.some((n) => !Number.isSafeInteger(n) || (n as number) < -1))
    fail('must be integers >= 0, one of which may be -1');
  const known = sizeOf((sizes as readonly number[]).filter((n) => n !== -1));
  if (open === 1 ? size % known !== 0 : known !== size)
    fail(`it must have as many elements as A, ${from.join(' x ') || 'a number'}: ${size}`);
  return (sizes as readonly number[]).map((n) => (n === -1 ? size / known : n));
}
