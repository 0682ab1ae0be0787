// Stacks of matrices in ndarrays of more than two dimensions, as NumPy has them: the last two are a matrix's rows and columns, those in
// front count matrices, and broadcast. Their checks, and their copies to and from matrices by columns that lie one behind the other.

import { ArgumentError } from '../core/errors.ts';
import { type ArrayOf, fields } from '../core/field.ts';
import { planeView, rowMajor, sizeOf, type View2 } from '../core/strided.ts';
import { copyStrided } from '../core/stridedCopy.ts';
import { type NdArray, ndarray } from './ndarray.ts';
import { type ArrayInput, matrixOf, type Numbers, operandOf, type Real } from './operands.ts';

/** A checked stack; each matrix is `one`, moved by a multiple of the strides of the leading dimensions. */
export interface Stack {
  readonly lead: readonly number[];
  readonly strides: readonly number[];
  readonly one: View2<Numbers>;
}

/** Whether a checked argument has more dimensions than a matrix: only then are verbs about stacks. */
export const isStack = (x: unknown): boolean => {
  if (Array.isArray(x)) return Array.isArray(x[0]) && typeof x[0][0] === 'object';
  const shape = (x as { readonly shape?: unknown } | null | undefined)?.shape;
  return Array.isArray(shape) && shape.length > 2;
};

export const countOf = (lead: readonly number[]): number => lead.reduce((count, d) => count * d, 1);

/** Reads a stack, a matrix being a stack without leading dimensions; a vector is one column. */
export function stackOf(routine: string, x: ArrayInput, name: string, position: number): Stack {
  const operand = operandOf(routine, x, name, position);
  const { data, shape, stride, offset } = operand;
  if (shape.length <= 2) return { lead: [], strides: [], one: matrixOf(routine, operand, name, position) };
  const matrix = { shape: shape.slice(-2), stride: stride.slice(-2) };
  return { lead: shape.slice(0, -2), strides: stride.slice(0, -2), one: planeView({ data, ...matrix, offset }) };
}

/** The first argument, a stack of matrices of any shape. */
export function matricesOf(routine: string, A: ArrayInput): Stack {
  const operand = operandOf(routine, A, 'A', 1);
  const stack = stackOf(routine, operand, 'A', 1);
  if (operand.shape.length < 2)
    throw new ArgumentError(routine, 'A', 1, operand.shape.join(' x '), 'it must have rows and columns: ... x m x n');
  return stack;
}

/** The first argument, a stack of square matrices. */
export function squaresOf(routine: string, A: ArrayInput, name = 'A'): Stack {
  const operand = operandOf(routine, A, name, 1);
  const stack = stackOf(routine, operand, name, 1);
  if (operand.shape.length < 2 || stack.one.rows !== stack.one.cols)
    throw new ArgumentError(routine, name, 1, operand.shape.join(' x '), 'its matrices must be square: ... x n x n');
  return stack;
}

/** The leading dimensions of both together, by NumPy's rule: aligned at their ends, and equal, or one of them 1 or absent. */
export function broadcast(
  a: readonly number[],
  b: readonly number[],
  refuse: (rule: string) => never,
): readonly number[] {
  const length = Math.max(a.length, b.length);
  return Array.from({ length }, (_, axis) => {
    const [x, y] = [a[axis - length + a.length] ?? 1, b[axis - length + b.length] ?? 1];
    if (x !== y && x !== 1 && y !== 1)
      return refuse(`its leading dimensions ${b.join(' x ')} must broadcast with A's, ${a.join(' x ')}`);
    return x === 1 ? y : x;
  });
}

/**
 * What to do about a b whose rows do not fit, if it has one vector for each matrix: as in NumPy 2 it is then one matrix, or a stack of
 * such.
 */
export function axisHint(a: Stack, b: readonly number[]): string {
  const vectors = b.length > 1 && b.length <= a.lead.length + 1 && b.at(-1) === a.one.rows;
  const fits = b.slice(0, -1).every((size, axis, { length }) => size === a.lead[axis - length + a.lead.length]);
  return vectors && fits ? `; one vector for each matrix has an axis more: reshape(b, [${b.join(', ')}, 1])` : '';
}

/** The transposes: rows first, as most arrays lie, are columns of these, and copied at once. */
export const turned = ({ lead, strides, one }: Stack): Stack => ({
  lead,
  strides,
  one: { ...one, rows: one.cols, cols: one.rows, rowStride: one.colStride, colStride: one.rowStride },
});

/** A copy, broadcast to `lead`: matrices by columns, without gaps. */
export function columnsOf(prec: Real, stack: Stack, lead: readonly number[] = stack.lead): ArrayOf<Real> {
  const { lead: own, strides, one } = stack;
  const { data, rows, cols, rowStride, colStride, offset } = one;
  const steps = lead.map((_, axis) => {
    const mine = axis - lead.length + own.length;
    return mine < 0 || own[mine] === 1 ? 0 : strides[mine]!;
  });
  const sizes = [...lead, cols, rows];
  const copy = new fields[prec].array(sizeOf(sizes));
  const from = { data, at: offset, strides: [...steps, colStride, rowStride] };
  copyStrided(sizes, { data: copy, at: 0, strides: rowMajor(sizes) }, from);
  return copy;
}

/** The ndarray of matrices that lie by columns without gaps: each row by row. `vectors`: they are columns of one dimension. */
export function stacked(
  prec: Real,
  x: ArrayOf<Real>,
  lead: readonly number[],
  rows: number,
  cols: number,
  vectors = false,
): NdArray<ArrayOf<Real>> {
  let data = x;
  if (cols !== 1 && rows !== 1) {
    data = new fields[prec].array(x.length);
    const sizes = [countOf(lead), rows, cols];
    const from = { data: x, at: 0, strides: [rows * cols, 1, rows] };
    copyStrided(sizes, { data, at: 0, strides: rowMajor(sizes) }, from);
  }
  return ndarray(data, vectors ? [...lead, rows] : [...lead, rows, cols]) as unknown as NdArray<ArrayOf<Real>>;
}
