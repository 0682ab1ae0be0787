// eye(n): the unit matrix, and ones on any diagonal.
import { sizeOf } from '../../core/strided.ts';
import { blank, type Created, type CreateOptions, countOf, type DType, dtypeAmong, integerOf } from './dtype.ts';

/** Options of `eye`, `diag`, `tri` and their like: which diagonal, and the type of the elements. */
export interface DiagonalOptions<D extends DType = DType> extends CreateOptions<D> {
  /** Which diagonal: 0, the default, is the main one, 1 the one above it, -1 the one below. */
  readonly k?: number;
}

/**
 * An n x m matrix with ones on a diagonal and zeros elsewhere: NumPy's eye.
 *
 * n: rows. m: columns, n if it is left out; the options may stand in its place. `k` says which diagonal. The result is a new ndarray, rows
 * first, of doubles, or of singles with `dtype: 'float32'`.
 *
 * @throws ArgumentError for a wrong size or option.
 * @example
 * console.log(format(eye(2)));
 * // [[1. 0.]
 * //  [0. 1.]]
 * console.log(eye(2, 3, { k: 1 }).get(0, 1)); // 1
 */
export function eye<D extends DType = 'float64'>(n: number, options?: DiagonalOptions<D>): Created<D>;
export function eye<D extends DType = 'float64'>(n: number, m: number, options?: DiagonalOptions<D>): Created<D>;
export function eye(n: number, m: number | DiagonalOptions = n, options: DiagonalOptions = {}): Created<DType> {
  const isSquare = typeof m === 'object' && m !== null;
  const [cols, given, position] = isSquare ? [n, m, 2] : [m, options, 3];
  const dtype = dtypeAmong('eye', position, given, ['k']);
  const shape = [countOf('eye', 'n', 1, n), countOf('eye', 'm', 2, cols)] as const;
  const k = integerOf('eye', 'k', position, given.k, 0);
  const made = blank('eye', dtype, shape);
  const first = k >= 0 ? k : -k * shape[1];
  const length = Math.min(shape[0] + Math.min(k, 0), shape[1] - Math.max(k, 0));
  for (let i = 0; i < length && first < sizeOf(shape); i++) made.data[first + i * (shape[1] + 1)] = 1;
  return made;
}
