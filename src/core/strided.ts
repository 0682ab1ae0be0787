// Strided host arrays ({data, shape, stride, offset}, as npm's ndarray has them): their checked layouts, and matrices copied to and from
// column-major storage. The layout is read by structure, never by class: any library's array of this shape works.
import { ArgumentError } from './errors.ts';
import { copyStrided } from './stridedCopy.ts';

/**
 * An array with a shape and strides, as the package ndarray has it: element (i, j) is data[offset + i stride[0] + j
 * stride[1]].
 */
export interface Strided<D = ArrayLike<number>> {
  readonly data: D;
  readonly shape: readonly number[];
  /** Elements between neighbours along each axis; row-major when left out. May be negative. */
  readonly stride?: readonly number[];
  /** The same under the name that stdlib's ndarrays have for it; read where there is no stride. */
  readonly strides?: readonly number[];
  /** Place of element (0, 0, ...) in data; 0 when left out. */
  readonly offset?: number;
}

/** A checked array of any number of dimensions; nothing that the caller changes later changes it, but the data. */
export interface Layout<D = ArrayLike<number>> {
  readonly data: D;
  readonly shape: readonly number[];
  readonly stride: readonly number[];
  readonly offset: number;
}

/** A checked two-dimensional view: element (i, j) is data[offset + i * rowStride + j * colStride]. */
export interface View2<D = ArrayLike<number>> {
  readonly data: D;
  readonly rows: number;
  readonly cols: number;
  readonly rowStride: number;
  readonly colStride: number;
  readonly offset: number;
}

export const sizeOf = (shape: readonly number[]): number => {
  let size = 1;
  for (let axis = 0; axis < shape.length; axis++) size *= shape[axis]!;
  return size;
};

/** Strides of an array without gaps whose last index runs fastest. */
export function rowMajor(shape: readonly number[]): number[] {
  const stride = new Array<number>(shape.length);
  let step = 1;
  for (let axis = shape.length - 1; axis >= 0; axis--) {
    stride[axis] = step;
    step *= shape[axis]!;
  }
  return stride;
}

function areIntegers(list: readonly number[], least: number): boolean {
  for (let k = 0; k < list.length; k++) if (!Number.isSafeInteger(list[k]) || list[k]! < least) return false;
  return true;
}

/** What libraries call the types of elements, where they say one, and the typed arrays that hold such elements. */
const CLASS_OF: ReadonlyMap<string, string> = new Map([
  ['float32', 'Float32Array'],
  ['float64', 'Float64Array'],
  ['int8', 'Int8Array'],
  ['uint8', 'Uint8Array'],
  ['uint8c', 'Uint8ClampedArray'],
  ['uint8_clamped', 'Uint8ClampedArray'],
  ['int16', 'Int16Array'],
  ['uint16', 'Uint16Array'],
  ['int32', 'Int32Array'],
  ['uint32', 'Uint32Array'],
]);
/** As NumPy and libraries after it call them: complex128, c16, <c16. */
const COMPLEX = /^([<>=|]?c\d+|complex\d*)$/;

/**
 * What is wrong with the name that an array has for the type of its elements, its property `dtype`, if anything is: pairs of numbers must
 * not be taken for numbers, nor elements of one typed array for those of another. Names that are not known say nothing, nor do any of
 * arrays of JavaScript's own.
 */
export function dtypeFault(dtype: unknown, data: unknown): string | undefined {
  if (dtype === undefined) return undefined;
  const name = dtypeName(dtype);
  if (COMPLEX.test(name)) return 'its dtype says that its elements are complex numbers: real ones are needed here';
  const wanted = CLASS_OF.get(name);
  if (wanted === undefined || !ArrayBuffer.isView(data)) return undefined;
  const found = (data as { readonly [Symbol.toStringTag]?: string })[Symbol.toStringTag];
  return found === wanted ? undefined : `its dtype must be that of its data, which is a ${found}`;
}

/** A name, or the text of an object that stands for one; '' for whatever else. */
const dtypeName = (dtype: unknown): string =>
  typeof dtype === 'string'
    ? dtype
    : typeof dtype === 'object' && typeof dtype?.toString === 'function'
      ? String(dtype)
      : '';

/**
 * Reads an array, each of its fields once. `fail` throws, for a record that is no array, or one that leaves its data. `dimensions` says
 * what is wrong with a number of dimensions.
 */
export function layoutOf<D extends ArrayLike<number>>(
  x: Strided<D>,
  fail: (value: unknown, rule: string) => never,
  dimensions: (count: number) => string | undefined = () => undefined,
): Layout<D> {
  if (typeof x !== 'object' || x === null) return fail(x, 'must be an array with data and shape (an ndarray)');
  const { data, shape, offset = 0 } = x;
  const stride = x.stride ?? x.strides;
  if (typeof data !== 'object' || data === null || !Number.isSafeInteger(data.length))
    return fail(data, 'its data must be a typed array');
  const { dtype } = x as { readonly dtype?: unknown };
  const fault = dtypeFault(dtype, data);
  if (fault !== undefined) return fail(dtypeName(dtype), fault);
  const wrong = Array.isArray(shape) ? dimensions(shape.length) : (dimensions(-1) ?? 'its shape must be an array');
  if (wrong !== undefined) return fail(shape, wrong);
  if (!areIntegers(shape, 0)) return fail(shape.join(' x '), 'its shape must be integers >= 0');
  if (stride !== undefined) {
    const each = Array.isArray(stride) && stride.length === shape.length;
    if (!each || !areIntegers(stride, -Infinity)) return fail(stride, 'it must have one integer stride per dimension');
  }
  const strides = stride === undefined ? rowMajor(shape) : stride.slice();
  if (!Number.isSafeInteger(offset)) return fail(offset, 'its offset must be an integer');
  let [low, high] = [offset, offset];
  for (let axis = 0; axis < shape.length; axis++) {
    const span = (shape[axis]! - 1) * strides[axis]!;
    if (span < 0) low += span;
    else high += span;
  }
  if ((low < 0 || high >= data.length) && sizeOf(shape) > 0) {
    const place = `shape ${shape.join(' x ')}, strides ${strides.join(', ')}, offset ${offset}`;
    return fail(data.length, `its data is too short for ${place}`);
  }
  return { data, shape: shape.slice(), stride: strides, offset };
}

const oneOrTwo = (count: number): string | undefined =>
  count === 1 || count === 2 ? undefined : 'must have one or two dimensions';

/** Reads a vector (as one column) or matrix. Throws ArgumentError when the shape is not 1-D or 2-D or when it leaves its data. */
export function view2<D extends ArrayLike<number>>(
  x: Strided<D>,
  routine: string,
  name: string,
  position: number,
): View2<D> {
  const fail = (value: unknown, rule: string): never => {
    throw new ArgumentError(routine, name, position, value, rule);
  };
  return planeView(layoutOf(x, fail, oneOrTwo));
}

/** The view of a checked vector, as one column, or matrix. */
export function planeView<D>({ data, shape, stride, offset }: Layout<D>): View2<D> {
  return {
    data,
    rows: shape[0]!,
    cols: shape.length > 1 ? shape[1]! : 1,
    rowStride: stride[0]!,
    colStride: shape.length > 1 ? stride[1]! : 1,
    offset,
  };
}

/** target := x, column-major with leading dimension ld. The target's type decides the rounding. */
export function pack<T extends Float32Array | Float64Array>(x: View2, target: T, ld: number): T {
  const sizes = [x.cols, x.rows];
  copyStrided(
    sizes,
    { data: target, at: 0, strides: [ld, 1] },
    { ...x, at: x.offset, strides: [x.colStride, x.rowStride] },
  );
  return target;
}

/** x := source, the reverse of pack. */
export function unpack(source: ArrayLike<number>, ld: number, x: View2<Float32Array | Float64Array | number[]>): void {
  const sizes = [x.cols, x.rows];
  copyStrided(
    sizes,
    { ...x, at: x.offset, strides: [x.colStride, x.rowStride] },
    { data: source, at: 0, strides: [ld, 1] },
  );
}
