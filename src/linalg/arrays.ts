// What the verbs take as an array, and its checked form: everything is read by structure, never by class.
import { ArgumentError, show } from '../core/errors.ts';
import { type Layout, layoutOf, type Strided, sizeOf } from '../core/strided.ts';
import { DeviceBuffer } from '../runtime/buffer.ts';
import type { ComplexArray } from './complex/complexArray.ts';
import type { DeviceArray } from './deviceArray.ts';

/** Typed arrays of integers, which mean double precision. */
export type IntegerArray =
  | Int8Array
  | Uint8Array
  | Uint8ClampedArray
  | Int16Array
  | Uint16Array
  | Int32Array
  | Uint32Array;

/** What an array may hold: a Float32Array means single precision, anything else double. */
export type Numbers = Float32Array | Float64Array | IntegerArray | readonly number[];

/**
 * Rows of rows of numbers, to any depth: [[1, 2], [3, 4]] is a matrix. The innermost rows may be typed arrays. They mean double precision.
 */
export type NestedArray = readonly (number | NestedArray | Float32Array | Float64Array | IntegerArray)[];

/** A typed array that says how its elements are arranged, rows first. One without a shape is a vector. */
export type ShapedArray = (Float32Array | Float64Array | IntegerArray) & { readonly shape?: readonly number[] };

/** What a ComplexArray is not. */
interface OfReal {
  readonly isComplex?: never;
}

/**
 * What verbs take for an array: an ndarray or any record {data, shape, stride?, offset?}, rows first if there is no stride, and any strides
 * otherwise; a typed array, with a property `shape` or as a vector; nested arrays; and a number, for an array of no dimensions. It is the
 * structure that counts, never the class. Singles are those with data in a Float32Array; all else is computed with as doubles.
 */
export type ArrayInput = (Strided<Numbers> & OfReal) | ShapedArray | NestedArray | number;

/** The same, or an array that is on a device already: what verbs that compute there take. */
export type AnyArray = ArrayInput | DeviceArray;

/** Whether an input is of singles. */
type IsSingle<A> = A extends Float32Array
  ? true
  : A extends { readonly data: infer D }
    ? D extends Float32Array
      ? true
      : false
    : A extends DeviceArray<infer D>
      ? D extends Float32Array
        ? true
        : false
      : false;

type Both<A extends boolean, B extends boolean> = A extends true
  ? B extends true
    ? Float32Array
    : Float64Array
  : Float64Array;

/** The data type of a result: single if the operands are, else double. */
export type Solved<A, B = A> = Both<IsSingle<A>, IsSingle<B>>;

type AllSingle<X extends readonly unknown[]> = X extends readonly [infer First, ...infer Others]
  ? IsSingle<First> extends infer Single
    ? Single extends true
      ? AllSingle<Others>
      : false
    : never
  : X extends readonly []
    ? true
    : boolean;

/** The same of any number of operands. */
export type SolvedAll<X extends readonly unknown[]> = Both<AllSingle<X>, true>;

const TYPES: readonly (string | undefined)[] = [
  'Float32Array',
  'Float64Array',
  'Int8Array',
  'Uint8Array',
  'Uint8ClampedArray',
  'Int16Array',
  'Uint16Array',
  'Int32Array',
  'Uint32Array',
];

/** Of nested arrays, which may be their own elements. */
const MOST_DIMENSIONS = 32;

/** The class of a typed array, whatever realm it comes from. */
const typeOf = (data: unknown): string | undefined =>
  ArrayBuffer.isView(data) ? (data as { readonly [Symbol.toStringTag]?: string })[Symbol.toStringTag] : undefined;

export const isSingle = (data: unknown): boolean => typeOf(data) === 'Float32Array';

/** Whether an argument is an array on a device: a shape over a buffer. */
export function isDeviceArray(x: unknown): x is DeviceArray {
  if (typeof x !== 'object' || x === null || !('buffer' in x) || !('shape' in x)) return false;
  return x.buffer instanceof DeviceBuffer;
}

/** Whether an argument is an array of complex numbers. */
export function isComplexArray(x: unknown): x is ComplexArray {
  return typeof x === 'object' && x !== null && 'isComplex' in x && x.isComplex === true;
}

/** What makes one of other libraries' arrays: `complex`, which says so itself where a program has it. */
let made: ((routine: string, argument: Named) => ComplexArray) | undefined;

export function madeComplexBy(make: NonNullable<typeof made>): void {
  made = make;
}

/**
 * An argument that is an array of complex numbers; of other libraries' a copy, where the program has the code that reads them: where it
 * has not, they are refused as what is no array.
 */
export function complexArrayOf(routine: string, argument: Named): ComplexArray | undefined {
  const [x] = argument;
  if (isComplexArray(x)) return x;
  return made !== undefined && isOfPairs(x) ? made(routine, argument) : undefined;
}

/** An argument of a verb, with its name and position. */
type Named = readonly [x: unknown, name: string, position: number];

/** A checked argument. It is one of the things that it is made from, and checked only once. */
export class Operand implements Layout<Numbers> {
  readonly data: Numbers;
  readonly shape: readonly number[];
  readonly stride: readonly number[];
  readonly offset: number;
  /**
   * The buffer that the elements are in, if a context has them: the host's in `data`, as always, of a buffer on a GPU none. Only what a
   * verb computes on a GPU is given operands of the second kind.
   */
  readonly kept: DeviceBuffer<'s' | 'd'> | undefined;

  constructor({ data, shape, stride, offset }: Layout<Numbers>, kept?: DeviceBuffer<'s' | 'd'>) {
    this.kept = kept;
    this.data = data;
    this.shape = shape;
    this.stride = stride;
    this.offset = offset;
  }
}

/** Reads an argument of a verb. Throws ArgumentError, with the place of what is wrong. */
export function operandOf(routine: string, x: unknown, name: string, position: number): Operand {
  if (x instanceof Operand) return x;
  const fail = (value: unknown, rule: string): never => {
    throw new ArgumentError(routine, name, position, value, isOfPairs(x) ? `${rule}: ${OF_PAIRS}` : rule);
  };
  if (typeof x === 'number') return new Operand({ data: [x], shape: [], stride: [], offset: 0 });
  if (Array.isArray(x)) return new Operand(flattened(x, fail));
  if (isDeviceArray(x)) return fail(x, 'this must be an array of the host: take await x.host()');
  const own = typeOf(x);
  if (own === undefined) return new Operand(ofRecord(x as Strided<Numbers>, fail));
  if (!TYPES.includes(own)) return fail(x, 'a typed array must hold floats of 32 or 64 bits, or integers up to 32');
  const data = x as ShapedArray & Partial<Strided<Numbers>>;
  const { shape = [data.length], offset = 0 } = data;
  const stride = data.stride ?? data.strides;
  return new Operand(layoutOf({ data, shape, offset, ...(stride === undefined ? {} : { stride }) }, fail));
}

function ofRecord(x: Strided<Numbers>, fail: (value: unknown, rule: string) => never): Layout<Numbers> {
  const layout = layoutOf(x, fail);
  const { data, shape, stride, offset } = layout;
  if (Array.isArray(data)) {
    if (sizeOf(shape) > 0) checkNumbers(data, shape, stride, offset, fail);
  } else if (!TYPES.includes(typeOf(data)))
    fail(data, 'its data must be a Float32Array, a Float64Array, a typed array of integers or an array of numbers');
  return layout;
}

const OF_PAIRS = 'it is of complex numbers, of which complex(x) is an array that verbs take';

/** Whether it is one of other libraries' arrays of complex numbers, which complex/foreign.ts reads. */
function isOfPairs(x: unknown): boolean {
  if (typeof x !== 'object' || x === null || Array.isArray(x)) return false;
  const { data = x, dtype, re, im } = x as { readonly [name: string]: unknown };
  if (dtype !== undefined && /^([<=|]?c\d+|complex\d+)$/.test(String(dtype))) return true;
  if (ArrayBuffer.isView(data)) return false;
  if (re !== undefined && im !== undefined) return true;
  // Typed arrays of stdlib's, which are no views of JavaScript's own.
  return /^Complex(64|128)Array$/.test(Object(data).constructor?.name);
}

/** Whether every element of an array of JavaScript's own is a number. */
function checkNumbers(
  data: readonly unknown[],
  shape: readonly number[],
  stride: readonly number[],
  offset: number,
  fail: (value: unknown, rule: string) => never,
): void {
  const index = new Array<number>(shape.length).fill(0);
  let at = offset;
  for (;;) {
    if (typeof data[at] !== 'number') fail(data[at], `its element (${index.join(', ')}) must be a number`);
    let axis = shape.length - 1;
    for (; axis >= 0; axis--) {
      at += stride[axis]!;
      if (++index[axis]! < shape[axis]!) break;
      at -= stride[axis]! * shape[axis]!;
      index[axis] = 0;
    }
    if (axis < 0) return;
  }
}

/** The numbers of nested arrays, one behind the other. The first row of every depth says how long all rows there are. */
function flattened(x: NestedArray, fail: (value: unknown, rule: string) => never): Layout<Float64Array> {
  const shape: number[] = [];
  let first: unknown = x;
  for (;;) {
    const isRow = Array.isArray(first) || TYPES.includes(typeOf(first));
    if (!isRow) break;
    if (shape.length === MOST_DIMENSIONS) fail(x, `its rows must not be nested deeper than ${MOST_DIMENSIONS}`);
    shape.push((first as NestedArray).length);
    first = (first as NestedArray)[0];
  }
  const data = new Float64Array(sizeOf(shape));
  const place: number[] = [];
  let at = 0;
  const put = (row: unknown, depth: number): void => {
    const list = row as ArrayLike<unknown>;
    const isRow = Array.isArray(row) || TYPES.includes(typeOf(row));
    if (!isRow || list.length !== shape[depth]) {
      const found = isRow ? `has ${list.length} elements` : `is ${show(row)}`;
      fail(x, `its row [${place.join('][')}] ${found}, where the first row of its kind has ${shape[depth]}`);
    }
    const innermost = depth === shape.length - 1;
    for (let k = 0; k < list.length; k++) {
      const value = list[k];
      if (!innermost) {
        place.push(k);
        put(value, depth + 1);
        place.pop();
      } else if (typeof value === 'number') data[at++] = value;
      else fail(value, `its element [${[...place, k].join('][')}] must be a number`);
    }
  };
  put(x, 0);
  const stride = shape.map((_, axis) => sizeOf(shape.slice(axis + 1)));
  return { data, shape, stride, offset: 0 };
}
