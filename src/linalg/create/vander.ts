// vander(x): the matrix of powers.

import { ArgumentError } from '../../core/errors.ts';
import { type ArrayInput, isSingle, operandOf, type Solved } from '../arrays.ts';
import type { NdArray } from '../ndarray.ts';
import { checkNames, switchAmong } from '../options.ts';
import { blank, countOf } from './dtype.ts';

/** Options of `vander`. */
export interface VanderOptions {
  /** Powers 0, 1, ..., n - 1 from left to right; default false: n - 1, ..., 1, 0. */
  readonly increasing?: boolean;
}

/**
 * The Vandermonde matrix of a vector: V(i, j) = x(i)^(n - 1 - j), or x(i)^j with `increasing`: NumPy's vander. To fit a polynomial is to
 * solve with it in the sense of least squares.
 *
 * x: m numbers, any array that verbs take. n: columns, m if it is left out; the options may stand in its place. The result is m x n, a new
 * ndarray, rows first, of singles for a Float32Array, else of doubles.
 *
 * @throws ArgumentError for other than one dimension, or a wrong size or option.
 * @example
 * const V = vander([2, 3], 3);
 * console.log(V.get(1, 0), V.get(1, 1), V.get(1, 2)); // 9 3 1
 */
export function vander<X extends ArrayInput>(x: X, options?: VanderOptions): NdArray<Solved<X>>;
export function vander<X extends ArrayInput>(x: X, n: number, options?: VanderOptions): NdArray<Solved<X>>;
export function vander<X extends ArrayInput>(
  x: X,
  n?: number | VanderOptions,
  options: VanderOptions = {},
): NdArray<Solved<X>> {
  const { data, shape, stride, offset } = operandOf('vander', x, 'x', 1);
  if (shape.length !== 1) throw new ArgumentError('vander', 'x', 1, shape.join(' x '), 'must have one dimension');
  const instead = typeof n === 'object' && n !== null;
  const [given, position] = instead ? [n, 2] : [options, 3];
  checkNames('vander', position, given, ['increasing']);
  const increasing = switchAmong('vander', position, 'increasing', given.increasing);
  const rows = shape[0]!;
  const cols = instead || n === undefined ? rows : countOf('vander', 'n', 2, n);
  const made = blank('vander', isSingle(data) ? 'float32' : 'float64', [rows, cols]);
  const [first, step] = increasing ? [0, 1] : [cols - 1, -1];
  for (let i = 0; i < rows; i++) {
    const value = data[offset + i * stride[0]!]!;
    // Products are rounded in doubles, also those of singles.
    for (let j = 0, power = 1; j < cols; j++, power *= value) made.data[i * cols + first + j * step] = power;
  }
  return made as unknown as NdArray<Solved<X>>;
}
