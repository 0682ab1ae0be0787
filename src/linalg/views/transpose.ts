// transpose, T and H: views with their axes in another order.
import { ArgumentError } from '../../core/errors.ts';
import { type ArrayInput, complexArrayOf, operandOf } from '../arrays.ts';
import type { ComplexArray, ComplexInput, ComplexOperand } from '../complex/complexArray.ts';
import type { Pairs } from '../complex/pairs.ts';
import type { NdArray } from '../ndarray.ts';
import { type View, viewOf } from './view.ts';

/**
 * A view of an array with its axes in another order; in reverse if `axes` is left out: NumPy's transpose.
 *
 * A: any array that verbs take. The result is an ndarray on the same data: what is written to one is read from the other. axes: for each
 * axis of the result, which one of A it is; negative ones count from the last.
 *
 * @throws ArgumentError for what is no array, or axes that are not those of A, each once.
 * @example
 * const A = transpose([[1, 2], [3, 4]]);
 * console.log(A.get(0, 1), A.get(1, 0)); // 3 2
 */
export function transpose<A extends ArrayInput>(A: A, axes?: readonly number[]): View<A>;
/** The same of a complex array: a view of it, of a pair of arrays on a copy. */
export function transpose<D extends Pairs>(A: ComplexOperand<D>, axes?: readonly number[]): ComplexArray<D>;
export function transpose(A: ComplexInput, axes?: readonly number[]): unknown {
  return turned('transpose', A, axes);
}

/**
 * The transpose of a matrix, a view: NumPy's A.T. A vector stays as it is; of more dimensions the order of all is reversed, as transpose
 * does: the matrices of a stack are transposed by H.
 *
 * A: any array that verbs take. The result is an ndarray on the same data.
 *
 * @throws ArgumentError for what is no array.
 * @example
 * const gram = await matmul(T([[1, 2], [3, 4]]), [[1, 2], [3, 4]]); // A^T A
 * console.log(gram.get(0, 0), gram.get(0, 1)); // 10 14
 */
export function T<A extends ArrayInput>(A: A): View<A>;
/** The same of a complex array: a view of it, of a pair of arrays on a copy. */
export function T<D extends Pairs>(A: ComplexOperand<D>): ComplexArray<D>;
export function T(A: ComplexInput): unknown {
  return turned('T', A);
}

/**
 * The conjugate transpose of a matrix, or of each matrix of a stack, A^H, a view: of real numbers the transpose, NumPy's A.mT.
 *
 * A: ... x m x n, any array that verbs take. The result is an ndarray on the same data, ... x n x m.
 *
 * @throws ArgumentError for fewer than two dimensions.
 * @example
 * const stack = zeros([10, 2, 3]);
 * console.log(H(stack).shape); // [ 10, 3, 2 ]
 */
export function H<A extends ArrayInput>(A: A): View<A>;
/** The same of complex matrices: conjugated, a new array. */
export function H<D extends Pairs>(A: ComplexOperand<D>): ComplexArray<D>;
export function H(A: ComplexInput): unknown {
  const own = complexArrayOf('H', [A, 'A', 1]);
  if (own !== undefined && own.shape.length >= 2) return own.H;
  const operand = own ?? operandOf('H', A, 'A', 1);
  const dimensions = operand.shape.length;
  if (dimensions < 2)
    throw new ArgumentError('H', 'A', 1, operand.shape.join(' x '), 'must have rows and columns: ... x m x n');
  const order = operand.shape.map((_, axis) => axis);
  return turned('H', A as ArrayInput, [...order.slice(0, -2), dimensions - 1, dimensions - 2]);
}

function turned(routine: string, A: ComplexInput, axes?: readonly number[]): unknown {
  const own = complexArrayOf(routine, [A, 'A', 1]);
  if (own !== undefined) return own.viewed((part) => turned(routine, part, axes) as NdArray);
  const { data, shape, stride, offset } = operandOf(routine, A, 'A', 1);
  const dimensions = shape.length;
  if (axes === undefined) return viewOf({ data, shape: [...shape].reverse(), stride: [...stride].reverse(), offset });
  const rule = `must name each axis once: ${dimensions} different integers from ${-dimensions} to ${dimensions - 1}`;
  const fail = (): never => {
    throw new ArgumentError(routine, 'axes', 2, Array.isArray(axes) ? axes.join(', ') : axes, rule);
  };
  if (!Array.isArray(axes) || axes.length !== dimensions) return fail();
  const order = axes.map((axis) => (axis < 0 ? axis + dimensions : axis));
  if (
    order.some((axis) => !Number.isInteger(axis) || axis < 0 || axis >= dimensions) ||
    new Set(order).size < dimensions
  )
    return fail();
  return viewOf({ data, shape: order.map((k) => shape[k]!), stride: order.map((k) => stride[k]!), offset });
}
