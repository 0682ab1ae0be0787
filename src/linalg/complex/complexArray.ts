// Arrays of complex numbers: what verbs take and return beside ndarrays of real ones. The verbs for them come with the class (verbs.ts): a
// program without complex numbers has none of it.
import { im, re, readScalar } from '../../core/complex.ts';
import { ArgumentError } from '../../core/errors.ts';
import { type Complex, fields } from '../../core/field.ts';
import { layoutOf, rowMajor, sizeOf } from '../../core/strided.ts';
import { type ArrayInput, isComplexArray, isSingle, type Operand, operandOf } from '../arrays.ts';
import type { Argument } from '../device/verb.ts';
import { NdArray } from '../ndarray.ts';
import type { FormatOptions } from '../views/format.ts';
import { combine, type Operation } from './elementwise.ts';
import { formatComplex } from './format.ts';
import { type Complexes, conjugated, eachOf, type Pairs } from './pairs.ts';
import { complexVerb } from './verbs.ts';

/**
 * An array of complex numbers of any dimensions. Real and imaginary parts alternate in `data`; shape, strides and offset count pairs.
 * matmul, solve, inv, det, slogdet, luFactor, luSolve, cholesky, choSolve, triangularSolve, qr, lstsq, svd, svdvals, pinv, matrixRank,
 * norm, cond, polar, eigh and eigvalsh take such arrays, alone or beside real ones, and stacks of them, and return them; so do add, sub,
 * multiply, divide and scale. Made by `complex`, or over interleaved data, as Fourier transforms leave it, by
 * `new ComplexArray(data, shape)`.
 *
 * T and H are the transpose, a view, and the conjugate transpose, a copy. real and imag give views of the parts. console.log shows the
 * numbers.
 *
 * @example
 * const A = complex([[1, 2], [3, 4]], [[0, 1], [-1, 0]]); // [[1, 2 + i], [3 - i, 4]]
 * console.log(A.get(0, 1), A.H.get(1, 0)); // { re: 2, im: 1 } { re: 2, im: -1 }
 */
export class ComplexArray<D extends Pairs = Pairs> implements Complexes {
  /** Real and imaginary parts in turn. */
  readonly data: D;
  /** The lengths of the axes. */
  readonly shape: readonly number[];
  /** How many pairs lie from one element to the next along each axis. */
  readonly stride: readonly number[];
  /** The place of the first element, in pairs. */
  readonly offset: number;
  /** What tells such arrays from those of real numbers. */
  readonly isComplex = true;
  /** NumPy's name of the type of the elements. */
  readonly dtype: D extends Float32Array ? 'complex64' : 'complex128';

  /** @throws ArgumentError for data that are no pairs of floats, and a shape and strides that leave them. */
  constructor(
    data: D,
    shape: readonly number[] = [data.length / 2],
    stride: readonly number[] = rowMajor(shape),
    offset = 0,
  ) {
    const fail = (value: unknown, rule: string): never => {
      throw new ArgumentError('ComplexArray', 'data', 1, value, rule);
    };
    const type = Object.prototype.toString.call(data);
    if (type !== '[object Float32Array]' && type !== '[object Float64Array]')
      fail(data, 'must be a Float32Array or a Float64Array of real and imaginary parts in turn');
    if (data.length % 2 !== 0) fail(data.length, 'it must have two numbers for each element');
    const layout = layoutOf({ data: { length: data.length / 2 }, shape, stride, offset }, fail);
    this.data = data;
    this.shape = layout.shape;
    this.stride = layout.stride;
    this.offset = offset;
    this.dtype = (isSingle(data) ? 'complex64' : 'complex128') as this['dtype'];
  }

  /** How many elements there are. */
  get size(): number {
    return sizeOf(this.shape);
  }
  /** A view with the axes in reverse. */
  get T(): ComplexArray<D> {
    return new ComplexArray(this.data, [...this.shape].reverse(), [...this.stride].reverse(), this.offset);
  }
  /** The conjugate transpose, a copy; of a stack that of each matrix. A vector is only conjugated. */
  get H(): ComplexArray<D> {
    const swap = (list: readonly number[]): number[] =>
      list.length < 2 ? [...list] : [...list.slice(0, -2), list.at(-1)!, list.at(-2)!];
    return conj(new ComplexArray(this.data, swap(this.shape), swap(this.stride), this.offset));
  }

  /** The place of an element, in pairs. */
  index(...at: number[]): number {
    let index = this.offset;
    for (let k = 0; k < this.stride.length; k++) index += this.stride[k]! * at[k]!;
    return index;
  }
  /** An element: get(i, j, ...). */
  get(...at: number[]): Complex {
    const p = 2 * this.index(...at);
    return { re: this.data[p]!, im: this.data[p + 1]! };
  }

  /**
   * Does a verb of which this array is an operand.
   * @internal
   */
  compute(
    { routine, order }: { readonly routine: string; readonly order?: unknown },
    given: readonly Argument[],
    options: object,
  ): Promise<unknown> {
    return complexVerb(routine, given, options, made, order);
  }

  /**
   * An operation on elements of which this array is an operand.
   * @internal
   */
  combine(routine: Operation, a: unknown, b: unknown, options: object): ComplexArray {
    return made(combine(routine, a, b, options));
  }

  /**
   * alpha times this array, of its data type.
   * @internal
   */
  scale(alpha: number | Complex, options: object): ComplexArray<D> {
    const factor = readScalar(alpha, 'z');
    if (typeof factor === 'string') throw new ArgumentError('scale', 'alpha', 2, alpha, factor);
    const { array } = fields[isSingle(this.data) ? 'c' : 'z'];
    const pair = new array(2);
    pair.set([re(factor), im(factor)]);
    return made(combine('multiply', this, new ComplexArray(pair, []), options)) as ComplexArray<D>;
  }

  /**
   * The text of `format`.
   * @internal
   */
  format(how: Required<FormatOptions>): string {
    return formatComplex(this, how);
  }

  /** The numbers as a text, as NumPy prints them. */
  toString(): string {
    return formatComplex(this);
  }

  /** Node's util.inspect, and with it console.log, shows the numbers. */
  [Symbol.for('nodejs.util.inspect.custom')](): string {
    return formatComplex(this);
  }
}

const made = ({ data, shape, stride, offset }: Complexes): ComplexArray =>
  new ComplexArray(data, shape, stride, offset);

/** An array of complex numbers, or of real ones in its place. */
export type ComplexInput = ComplexArray | ArrayInput;

/** The data of a complex array made of real ones. */
type PairsOf<A, B> = A extends { readonly data: Float32Array } | Float32Array
  ? B extends { readonly data: Float32Array } | Float32Array | undefined
    ? Float32Array
    : Float64Array
  : Float64Array;

/**
 * re + i im: an array of complex numbers from their real parts and, if there are any, their imaginary parts.
 *
 * re, im: any arrays that verbs take, of one shape; a number for im stands for all. The result is a new array, rows first: of singles if
 * both are, else of doubles.
 *
 * @throws ArgumentError for what is no array, and for shapes that differ.
 * @example
 * const z = complex([1, 0], [0, -1]);
 * console.log(z.data); // Float64Array(4) [ 1, 0, 0, -1 ]
 */
export function complex<A extends ArrayInput, B extends ArrayInput | undefined = undefined>(
  re: A,
  im?: B,
): ComplexArray<PairsOf<A, B>> {
  const x = operandOf('complex', re, 're', 1);
  const y = im === undefined ? undefined : operandOf('complex', im, 'im', 2);
  const isOne = y !== undefined && y.shape.length === 0;
  if (y !== undefined && !isOne && (y.shape.length !== x.shape.length || y.shape.some((n, k) => n !== x.shape[k])))
    throw new ArgumentError('complex', 'im', 2, y.shape.join(' x '), `its shape must be re's, ${x.shape.join(' x ')}`);
  const isOfSingles = isSingle(x.data) && (y === undefined || isOne || isSingle(y.data));
  const data = new fields[isOfSingles ? 'c' : 'z'].array(2 * sizeOf(x.shape));
  eachOf(x.shape, x.stride, x.offset, (p, k) => {
    data[2 * k] = x.data[p]!;
  });
  if (y !== undefined)
    eachOf(x.shape, isOne ? x.shape.map(() => 0) : y.stride, y.offset, (p, k) => {
      data[2 * k + 1] = y.data[p]!;
    });
  return new ComplexArray(data as PairsOf<A, B>, x.shape);
}

function checked(routine: string, x: unknown): ComplexArray {
  if (isComplexArray(x)) return x;
  throw new ArgumentError(routine, 'x', 1, x, 'must be an array of complex numbers, as complex makes them');
}

/** The real or imaginary parts, as a view. */
const partOf = <D extends Pairs>({ data, shape, stride, offset }: ComplexArray<D>, part: 0 | 1): NdArray<D> =>
  new NdArray(
    data,
    [...shape],
    stride.map((step) => 2 * step),
    2 * offset + part,
  );

/**
 * The real parts of an array of complex numbers: an ndarray on the same data, of every other number.
 * @throws ArgumentError for what is no array of complex numbers.
 * @example
 * console.log(real(complex([1, 2], [3, 4])).get(1)); // 2
 */
export const real = <D extends Pairs>(x: ComplexArray<D>): NdArray<D> => partOf(checked('real', x) as typeof x, 0);

/**
 * The imaginary parts of an array of complex numbers: an ndarray on the same data, of every other number.
 * @throws ArgumentError for what is no array of complex numbers.
 * @example
 * console.log(imag(complex([1, 2], [3, 4])).get(1)); // 4
 */
export const imag = <D extends Pairs>(x: ComplexArray<D>): NdArray<D> => partOf(checked('imag', x) as typeof x, 1);

/**
 * The conjugates: a new array of complex numbers, rows first.
 * @throws ArgumentError for what is no array of complex numbers.
 * @example
 * console.log(conj(complex([1], [2])).get(0)); // { re: 1, im: -2 }
 */
export function conj<D extends Pairs>(x: ComplexArray<D>): ComplexArray<D> {
  const { data, shape } = conjugated(checked('conj', x));
  return new ComplexArray(data as D, shape);
}

/**
 * The magnitudes of complex numbers, or of real ones: a new ndarray, rows first, single if x is, else double. Nothing overflows on the way.
 *
 * @throws ArgumentError for what is no array.
 * @example
 * console.log(abs(complex([3], [4])).get(0), abs([-2]).get(0)); // 5 2
 */
export function abs<D extends Pairs>(x: ComplexArray<D> | ArrayInput): NdArray<D> {
  const isOfPairs = isComplexArray(x);
  const of: Operand | ComplexArray = isOfPairs ? x : operandOf('abs', x, 'x', 1);
  const to = new fields[isSingle(of.data) ? 's' : 'd'].array(sizeOf(of.shape));
  eachOf(of.shape, of.stride, of.offset, (p, k) => {
    to[k] = isOfPairs ? Math.hypot(of.data[2 * p]!, of.data[2 * p + 1]!) : Math.abs(of.data[p]!);
  });
  return new NdArray(to as D, [...of.shape], rowMajor(of.shape), 0);
}
