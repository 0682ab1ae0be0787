// tri, tril and triu: triangles of ones, and of matrices.

import { ArgumentError } from '../../core/errors.ts';
import { type ArrayInput, operandOf, type Solved } from '../arrays.ts';
import { copied } from '../inContext.ts';
import { type NdArray, ndarray } from '../ndarray.ts';
import { checkNames } from '../options.ts';
import { blank, type Created, countOf, type DType, dtypeAmong, integerOf } from './dtype.ts';
import type { DiagonalOptions } from './eye.ts';

/**
 * An n x m matrix with ones on diagonal k and below it, and zeros above: NumPy's tri.
 *
 * n: rows. m: columns, n if it is left out; the options may stand in its place. The result is a new ndarray, rows first, of doubles, or of
 * singles with `dtype: 'float32'`.
 *
 * @throws ArgumentError for a wrong size or option.
 * @example
 * const L = tri(2);
 * console.log(L.get(0, 0), L.get(0, 1), L.get(1, 0), L.get(1, 1)); // 1 0 1 1
 */
export function tri<D extends DType = 'float64'>(n: number, options?: DiagonalOptions<D>): Created<D>;
export function tri<D extends DType = 'float64'>(n: number, m: number, options?: DiagonalOptions<D>): Created<D>;
export function tri(n: number, m: number | DiagonalOptions = n, options: DiagonalOptions = {}): Created<DType> {
  const isSquare = typeof m === 'object' && m !== null;
  const [columns, given, position] = isSquare ? [n, m, 2] : [m, options, 3];
  const dtype = dtypeAmong('tri', position, given, ['k']);
  const [rows, cols] = [countOf('tri', 'n', 1, n), countOf('tri', 'm', 2, columns)];
  const k = integerOf('tri', 'k', position, given.k, 0);
  const made = blank('tri', dtype, [rows, cols]);
  for (let i = 0; i < rows; i++) made.data.fill(1, i * cols, i * cols + within(i + k + 1, cols));
  return made;
}

/**
 * A copy of a matrix with zeros above its diagonal k: NumPy's tril.
 *
 * A: m x n, any array that verbs take, or a stack of matrices, ... x m x n. It is not changed. The result is a new ndarray, rows first, of
 * singles for a Float32Array, else of doubles.
 *
 * @throws ArgumentError for fewer than two dimensions, or a wrong option.
 * @example
 * const L = tril([[1, 2], [3, 4]]);
 * console.log(L.get(0, 1), L.get(1, 0)); // 0 3
 */
export function tril<A extends ArrayInput>(A: A, options: Pick<DiagonalOptions, 'k'> = {}): NdArray<Solved<A>> {
  return triangle('tril', A, options, (data, row, cols, d) => data.fill(0, row + within(d + 1, cols), row + cols));
}

/**
 * A copy of a matrix with zeros below its diagonal k: NumPy's triu.
 *
 * A: m x n, any array that verbs take, or a stack of matrices, ... x m x n. It is not changed. The result is a new ndarray, rows first, of
 * singles for a Float32Array, else of doubles.
 *
 * @throws ArgumentError for fewer than two dimensions, or a wrong option.
 * @example
 * const U = triu([[1, 2], [3, 4]]);
 * console.log(U.get(0, 1), U.get(1, 0)); // 2 0
 */
export function triu<A extends ArrayInput>(A: A, options: Pick<DiagonalOptions, 'k'> = {}): NdArray<Solved<A>> {
  return triangle('triu', A, options, (data, row, cols, d) => data.fill(0, row, row + within(d, cols)));
}

const within = (place: number, cols: number): number => Math.min(Math.max(place, 0), cols);

/** A copy in which `clear` has seen the place of each row, and the column of its diagonal, which may be beyond its ends. */
function triangle<A extends ArrayInput>(
  routine: string,
  A: A,
  options: Pick<DiagonalOptions, 'k'>,
  clear: (data: Float64Array, row: number, cols: number, diagonal: number) => void,
): NdArray<Solved<A>> {
  const operand = operandOf(routine, A, 'A', 1);
  const { shape } = operand;
  if (shape.length < 2)
    throw new ArgumentError(routine, 'A', 1, shape.join(' x '), 'must have rows and columns: ... x m x n');
  checkNames(routine, 2, options, ['k']);
  const k = integerOf(routine, 'k', 2, options.k, 0);
  const data = copied(operand).data as Float64Array;
  const [rows, cols] = [shape.at(-2)!, shape.at(-1)!];
  for (let at = 0, i = 0; at < data.length; at += cols, i = (i + 1) % rows) clear(data, at, cols, i + k);
  return ndarray(data, shape) as unknown as NdArray<Solved<A>>;
}
