// stack and concat: arrays joined to one.

import { ArgumentError } from '../../core/errors.ts';
import { fields } from '../../core/field.ts';
import { rowMajor, sizeOf } from '../../core/strided.ts';
import { copyStrided } from '../../core/stridedCopy.ts';
import { type ArrayInput, complexArrayOf, Operand, operandOf, type SolvedAll } from '../arrays.ts';
import type { ComplexArray, ComplexInput } from '../complex/complexArray.ts';
import type { NdArray } from '../ndarray.ts';
import { checkNames } from '../options.ts';
import { deliverTo, type OutOption, precisionOf } from '../out.ts';

/** Options of `stack` and `concat`. */
export interface JoinOptions extends OutOption {
  /** The axis along which arrays are joined, or of stack the new one; negative ones count from the last. Default 0. */
  readonly axis?: number;
}

/**
 * Arrays of one shape, one behind the other along a new axis: NumPy's stack. Of matrices it makes what verbs take as a stack.
 *
 * arrays: at least one, any that verbs take, all of one shape. They are not changed. The result is a new ndarray, rows first, or `out`;
 * single if all are of singles, else double.
 *
 * @throws ArgumentError for no array, other shapes, an axis that the result has not, or a wrong option.
 * @example
 * const A = stack([[1, 2], [3, 4], [5, 6]], { axis: 1 });
 * console.log(A.shape, A.get(0, 2)); // [ 2, 3 ] 5
 */
export function stack<X extends readonly ArrayInput[]>(arrays: X, options?: JoinOptions): NdArray<SolvedAll<X>>;
/** The same with complex arrays among them; `out` is of real numbers. */
export function stack(arrays: readonly ComplexInput[], options?: JoinOptions): ComplexArray;
export function stack(arrays: readonly ComplexInput[], options: JoinOptions = {}): unknown {
  const pairs = joinedPairs('stack', arrays, options, stack);
  if (pairs !== undefined) return pairs;
  const operands = operandsOf('stack', arrays);
  mustBeAlike('stack', operands);
  const axis = axisOf('stack', options, operands[0]!.shape.length + 1);
  const wider = operands.map(({ data, shape, stride, offset }) => {
    const [sizes, steps] = [[...shape], [...stride]];
    sizes.splice(axis, 0, 1);
    steps.splice(axis, 0, 0);
    return new Operand({ data, shape: sizes, stride: steps, offset });
  });
  return joined('stack', wider, axis, options);
}

/**
 * Arrays one behind the other along an axis: NumPy's concatenate, and with `axis: 1` its hstack of matrices.
 *
 * arrays: at least one, any that verbs take, of one shape but for that axis. They are not changed. The result is a new ndarray, rows first,
 * or `out`; single if all are of singles, else double.
 *
 * @throws ArgumentError for no array, other shapes, an axis that they have not, or a wrong option.
 * @example
 * const A = concat([[[1, 2]], [[3, 4], [5, 6]]]);
 * console.log(A.shape, A.get(2, 1)); // [ 3, 2 ] 6
 */
export function concat<X extends readonly ArrayInput[]>(arrays: X, options?: JoinOptions): NdArray<SolvedAll<X>>;
/** The same with complex arrays among them; `out` is of real numbers. */
export function concat(arrays: readonly ComplexInput[], options?: JoinOptions): ComplexArray;
export function concat(arrays: readonly ComplexInput[], options: JoinOptions = {}): unknown {
  const pairs = joinedPairs('concat', arrays, options, concat);
  if (pairs !== undefined) return pairs;
  const operands = operandsOf('concat', arrays);
  const axis = axisOf('concat', options, operands[0]!.shape.length);
  mustBeAlike('concat', operands, axis);
  return joined('concat', operands, axis, options);
}

/** By their real parts and their imaginary ones, if there are complex arrays. */
function joinedPairs(
  routine: string,
  arrays: readonly unknown[],
  options: JoinOptions,
  join: (parts: readonly NdArray[], options: JoinOptions) => unknown,
): unknown {
  if (!Array.isArray(arrays)) return undefined;
  const given = arrays.map((x, k) => [x, `arrays[${k}]`, 1] as const);
  let first: ComplexArray | undefined;
  for (const argument of given) first ??= complexArrayOf(routine, argument);
  if (first === undefined) return undefined;
  checkNames(routine, 2, options, ['axis']);
  return first.byParts(routine, given, (parts) => join(parts, options));
}

function operandsOf(routine: string, arrays: readonly unknown[]): readonly Operand[] {
  if (!Array.isArray(arrays) || arrays.length === 0)
    throw new ArgumentError(routine, 'arrays', 1, arrays, 'must be an array of at least one array');
  return arrays.map((x, k) => operandOf(routine, x, `arrays[${k}]`, 1));
}

function axisOf(routine: string, options: JoinOptions, dimensions: number): number {
  checkNames(routine, 2, options, ['axis', 'out']);
  const { axis = 0 } = options;
  if (!Number.isSafeInteger(axis) || axis < -dimensions || axis >= dimensions)
    throw new ArgumentError(
      routine,
      'axis',
      2,
      axis,
      dimensions === 0
        ? 'arrays without axes are joined by stack'
        : `must be an integer from ${-dimensions} to ${dimensions - 1}`,
    );
  return axis < 0 ? axis + dimensions : axis;
}

/** Throws for an array that has not the shape of the first, but for an axis. */
function mustBeAlike(routine: string, operands: readonly Operand[], but?: number): void {
  const first = operands[0]!.shape;
  for (const [k, { shape }] of operands.entries()) {
    if (shape.length === first.length && shape.every((size, axis) => axis === but || size === first[axis])) continue;
    const rule = `its shape must be that of the first${but === undefined ? '' : `, but for axis ${but}`}: ${first.join(' x ')}`;
    throw new ArgumentError(routine, `arrays[${k}]`, 1, shape.join(' x '), rule);
  }
}

/** One behind the other along an axis that all have. */
function joined(routine: string, operands: readonly Operand[], axis: number, { out }: JoinOptions) {
  const first = operands[0]!.shape;
  const all = first.map((size, d) => (d === axis ? operands.reduce((sum, { shape }) => sum + shape[d]!, 0) : size));
  const prec = precisionOf(operands);
  const deliver = deliverTo(routine, 2, out, prec, all);
  const data = new fields[prec].array(sizeOf(all));
  const strides = rowMajor(all);
  let at = 0;
  for (const { data: from, shape, stride, offset } of operands) {
    copyStrided(shape, { data, at, strides }, { data: from, at: offset, strides: stride });
    at += shape[axis]! * strides[axis]!;
  }
  return deliver(data);
}
