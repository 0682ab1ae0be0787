// arange and linspace: numbers at equal distances.
import { ArgumentError } from '../../core/errors.ts';
import { ndarray } from '../ndarray.ts';
import { checkNames } from '../options.ts';
import {
  type Created,
  type CreateOptions,
  countOf,
  type DataOfType,
  type DType,
  dtypeAmong,
  dtypeOf,
  finiteOf,
  memory,
} from './dtype.ts';

/**
 * start, start + step, ... as long as it is in front of stop: NumPy's arange. One number alone is stop; start is then 0. step is 1 if it is
 * left out, and may be negative.
 *
 * The result is a new vector, ceil((stop - start) / step) doubles, or singles with `dtype: 'float32'`; the options stand last. Where the
 * step is no integer, rounding decides whether the last number is there: linspace says how many there are.
 *
 * @throws ArgumentError for a number that is not finite, a step of 0, or a wrong option.
 * @example
 * console.log(arange(3).data, arange(1, 2, 0.25).data); // Float64Array(3) [ 0, 1, 2 ] Float64Array(4) [ 1, 1.25, 1.5, 1.75 ]
 */
export function arange<D extends DType = 'float64'>(stop: number, options?: CreateOptions<D>): Created<D>;
export function arange<D extends DType = 'float64'>(
  start: number,
  stop: number,
  options?: CreateOptions<D>,
): Created<D>;
export function arange<D extends DType = 'float64'>(
  start: number,
  stop: number,
  step: number,
  options?: CreateOptions<D>,
): Created<D>;
export function arange(...args: readonly (number | CreateOptions | undefined)[]): Created<DType> {
  const last = args.at(-1);
  const options = typeof last === 'object' && args.length > 1 ? last : {};
  const numbers = options === last ? args.slice(0, -1) : args;
  const dtype = dtypeAmong('arange', args.length, options);
  const [start, stop, step = 1] = numbers[1] === undefined ? [0, numbers[0], numbers[2]] : numbers;
  const from = finiteOf('arange', 'start', 1, start);
  const to = finiteOf('arange', 'stop', 2, stop);
  const by = finiteOf('arange', 'step', 3, step);
  if (by === 0) throw new ArgumentError('arange', 'step', 3, step, 'must not be 0');
  const length = Math.max(0, Math.ceil((to - from) / by));
  const data = memory('arange', dtype, length);
  for (let i = 0; i < length; i++) data[i] = from + i * by;
  return ndarray(data as DataOfType<DType>, [length]) as Created<DType>;
}

/** Options of `linspace`. */
export interface LinspaceOptions<D extends DType = DType> extends CreateOptions<D> {
  /** How many numbers; default 50. */
  readonly num?: number;
  /** Whether `stop` is the last of them; default true. */
  readonly endpoint?: boolean;
}

/**
 * Numbers at equal distances from start to stop: NumPy's linspace.
 *
 * num: how many, 50 if it is left out; the options may stand in its place. `endpoint: false` leaves stop itself out. The result is a new
 * vector of doubles, or of singles with `dtype: 'float32'`; its first number is start, and its last one stop, exactly.
 *
 * @throws ArgumentError for a number that is not finite, or a wrong size or option.
 * @example
 * console.log(linspace(0, 1, 5).data); // Float64Array(5) [ 0, 0.25, 0.5, 0.75, 1 ]
 */
export function linspace<D extends DType = 'float64'>(
  start: number,
  stop: number,
  options?: LinspaceOptions<D>,
): Created<D>;
export function linspace<D extends DType = 'float64'>(
  start: number,
  stop: number,
  num: number,
  options?: LinspaceOptions<D>,
): Created<D>;
export function linspace(
  start: number,
  stop: number,
  num: number | LinspaceOptions = 50,
  options: LinspaceOptions = {},
): Created<DType> {
  const [given, position] = typeof num === 'object' && num !== null ? [num, 3] : [options, 4];
  checkNames('linspace', position, given, ['dtype', 'endpoint', ...(position === 3 ? ['num'] : [])]);
  const dtype = dtypeOf('linspace', position, given.dtype);
  const { endpoint = true } = given;
  if (typeof endpoint !== 'boolean')
    throw new ArgumentError('linspace', 'endpoint', position, endpoint, 'must be true or false');
  const [from, to] = [finiteOf('linspace', 'start', 1, start), finiteOf('linspace', 'stop', 2, stop)];
  const length = countOf('linspace', 'num', 3, position === 3 ? (given.num ?? 50) : num);
  const data = memory('linspace', dtype, length);
  const parts = endpoint ? length - 1 : length;
  const step = (to - from) / parts;
  for (let i = 0; i < length; i++) data[i] = from + i * step;
  if (length > 0) data[0] = from;
  if (endpoint && length > 1) data[length - 1] = to;
  return ndarray(data as DataOfType<DType>, [length]) as Created<DType>;
}
