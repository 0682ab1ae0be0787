// Arrays of complex numbers: what verbs take and return beside ndarrays of real ones. The verbs for them come with the class (verbs.ts): a
// program without complex numbers has none of it.
import { im, re, readScalar } from '../../core/complex.ts';
import { ArgumentError } from '../../core/errors.ts';
import { type Complex, fields } from '../../core/field.ts';
import { layoutOf, rowMajor, sizeOf } from '../../core/strided.ts';
import {
  type ArrayInput,
  complexArrayOf,
  isComplexArray,
  isSingle,
  madeComplexBy,
  type Operand,
  operandOf,
} from '../arrays.ts';
import type { Argument } from '../device/verb.ts';
import { NdArray } from '../ndarray.ts';
import type { FormatOptions } from '../views/format.ts';
import { complexAtOnce } from './atOnce.ts';
import { combine, type Operation } from './elementwise.ts';
import { type ForeignComplex, foreignOf, ofParts } from './foreign.ts';
import { formatComplex } from './format.ts';
import { complexOf } from './operands.ts';
import { type Complexes, complexPrecision, conjugated, eachOf, type Pairs, pairsOf } from './pairs.ts';
import { complexVerb } from './verbs.ts';

/**
 * An array of complex numbers of any dimensions. Real and imaginary parts alternate in `data`; shape, strides and offset count pairs.
 * The verbs of products, systems, least squares, singular values and Hermitian eigenvalues take such arrays, alone or beside real ones, and
 * stacks of them, and return them; so do add, sub, multiply, divide, scale, exp, map, sum, mean, slice, transpose, T, H, reshape, stack,
 * concat and asType. Made by `complex`, or over interleaved data, as Fourier transforms leave it, by `new ComplexArray(data, shape)`.
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
   * Does a verb without a promise of which this array is an operand.
   * @internal
   */
  computeHere(routine: string, given: readonly Argument[], options: object): unknown {
    return complexAtOnce(routine, given, options, made);
  }

  /**
   * An operation on elements of which this array is an operand.
   * @internal
   */
  combine(routine: Operation, a: unknown, b: unknown, options: object): ComplexArray {
    return made(combine(routine, a, b, options));
  }

  /**
   * A view of the same elements as `turn` makes of the real parts.
   * @internal
   */
  viewed(turn: (part: NdArray<D>) => Pick<Complexes, 'shape' | 'stride' | 'offset'>): ComplexArray<D> {
    const { shape, stride, offset } = turn(partOf(this, 0));
    return new ComplexArray(this.data, shape, halves(stride), offset / 2);
  }

  /**
   * What `work` makes of the real parts and of the imaginary parts of arrays, of which this is one: an array of both, or one number.
   * @internal
   */
  byParts(routine: string, given: readonly Argument[], work: (parts: readonly NdArray[]) => unknown): unknown {
    const all = given.map((argument) => made(complexOf(routine, argument)));
    const [x, y] = ([0, 1] as const).map((part) => work(all.map((z) => partOf(z, part))));
    return typeof x === 'number' ? { re: x, im: y } : complex(x as NdArray, y as NdArray);
  }

  /**
   * This array with other sizes of axes: a view if it is without gaps, else a copy.
   * @internal
   */
  reshaped(sizes: readonly number[]): ComplexArray<D> {
    const dense = rowMajor(this.shape);
    const isDense = this.size === 0 || dense.every((step, d) => step === this.stride[d] || this.shape[d] === 1);
    if (isDense) return new ComplexArray(this.data, sizes, rowMajor(sizes), this.offset);
    return new ComplexArray(pairsOf(complexPrecision([this]), this) as D, sizes);
  }

  /**
   * f of each element.
   * @internal
   */
  mapped(f: (x: Complex) => number | Complex): ComplexArray<D> {
    const data = pairsOf(complexPrecision([this]), this) as D;
    for (let p = 0; p < data.length; p += 2) {
      const value = f({ re: data[p]!, im: data[p + 1]! });
      data[p] = re(value);
      data[p + 1] = im(value);
    }
    return new ComplexArray(data, this.shape);
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

/** Steps in pairs from steps in numbers. */
const halves = (stride: readonly number[]): number[] => stride.map((step) => step / 2);

const made = ({ data, shape, stride, offset }: Complexes): ComplexArray =>
  new ComplexArray(data, shape, stride, offset);

/** An array of complex numbers, that of another library among them, or of real ones in its place. */
export type ComplexInput = ComplexArray | ForeignComplex | ArrayInput;

/**
 * An array that is of complex numbers by its type: not numpy-ts's, which are so by their dtype only, and take the types of real ones.
 */
export type ComplexOperand<D extends Pairs = Pairs> = ComplexArray<D> | ForeignComplex;

/** The data of a complex array made of real ones. */
type PairsOf<A, B> = A extends { readonly data: Float32Array } | Float32Array
  ? B extends { readonly data: Float32Array } | Float32Array | number | undefined
    ? Float32Array
    : Float64Array
  : Float64Array;

/**
 * An array of complex numbers: from its real parts and, if there are any, its imaginary parts; or from one of another library.
 *
 * re, im: any arrays that verbs take, of one shape; a number stands for all. Without im, re may be an array of complex numbers already:
 * stdlib's Complex64Array or Complex128Array, an ndarray of them, an array of interleaved numbers whose dtype is complex64 or complex128
 * (numpy-ts), a pair of arrays { re, im }, or a ComplexArray. Verbs take such arrays as they are, in a program that has this function or
 * the class: a bundle without them refuses what is no ndarray of real numbers.
 *
 * The result is a new array, rows first: of singles if both are, else of doubles.
 *
 * @throws ArgumentError for what is no array, and for shapes that differ.
 * @example
 * const z = complex([1, 0], [0, -1]);
 * console.log(z.data); // Float64Array(4) [ 1, 0, 0, -1 ]
 */
export function complex<A extends ArrayInput, B extends ArrayInput | undefined = undefined>(
  re: A,
  im?: B,
): ComplexArray<PairsOf<A, B>>;
export function complex(z: ComplexInput): ComplexArray;
export function complex(re: ComplexInput, im?: ArrayInput): ComplexArray {
  const foreign = im === undefined ? (isComplexArray(re) ? re : foreignOf('complex', [re, 're', 1])) : undefined;
  if (foreign !== undefined) return new ComplexArray(pairsOf(complexPrecision([foreign]), foreign), foreign.shape);
  const x = operandOf('complex', re, 're', 1);
  const y = im === undefined ? undefined : operandOf('complex', im, 'im', 2);
  return made(
    ofParts(x, y, (shape, rule) => {
      throw new ArgumentError('complex', 'im', 2, shape, rule);
    }),
  );
}

function checked(routine: string, x: unknown): ComplexArray {
  const own = complexArrayOf(routine, [x, 'x', 1]);
  if (own !== undefined) return own;
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
  const own = complexArrayOf('abs', [x, 'x', 1]);
  const of: Operand | ComplexArray = own ?? operandOf('abs', x, 'x', 1);
  const to = new fields[isSingle(of.data) ? 's' : 'd'].array(sizeOf(of.shape));
  eachOf(of.shape, of.stride, of.offset, (p, k) => {
    to[k] = own !== undefined ? Math.hypot(of.data[2 * p]!, of.data[2 * p + 1]!) : Math.abs(of.data[p]!);
  });
  return new NdArray(to as D, [...of.shape], rowMajor(of.shape), 0);
}

madeComplexBy((routine, argument) => made(complexOf(routine, argument)));
