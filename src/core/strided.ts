// Strided host arrays ({data, shape, stride, offset}, as npm's ndarray has them) and their copies to and from column-major storage.
// The layout is read by structure, never by class: any library's array of this shape works.
import { ArgumentError } from './errors.ts';

export interface Strided<D = ArrayLike<number>> {
  readonly data: D;
  readonly shape: readonly number[];
  /** Elements between neighbours along each axis; row-major when left out. May be negative. */
  readonly stride?: readonly number[];
  /** Place of element (0, 0, ...) in data; 0 when left out. */
  readonly offset?: number;
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
  if (typeof x !== 'object' || x === null) return fail(x, 'must be an array with data and shape (an ndarray)');
  const { data, shape, stride, offset = 0 } = x;
  if (typeof data !== 'object' || data === null || !Number.isSafeInteger(data.length))
    return fail(data, 'its data must be a typed array');
  if (!Array.isArray(shape) || (shape.length !== 1 && shape.length !== 2))
    return fail(shape, 'must have one or two dimensions');
  if (!shape.every((d) => Number.isSafeInteger(d) && d >= 0))
    return fail(shape.join(' x '), 'its shape must be integers >= 0');
  const strides = stride ?? (shape.length === 2 ? [shape[1]!, 1] : [1]);
  if (!Array.isArray(strides) || strides.length !== shape.length || !strides.every((s) => Number.isSafeInteger(s)))
    return fail(strides, 'it must have one integer stride per dimension');
  if (!Number.isSafeInteger(offset)) return fail(offset, 'its offset must be an integer');
  const [rows, cols] = [shape[0]!, shape[1] ?? 1];
  const [rowStride, colStride] = [strides[0]!, strides[1] ?? 1];
  if (rows > 0 && cols > 0) {
    const corners = [
      0,
      (rows - 1) * rowStride,
      (cols - 1) * colStride,
      (rows - 1) * rowStride + (cols - 1) * colStride,
    ];
    if (offset + Math.min(...corners) < 0 || offset + Math.max(...corners) >= data.length) {
      return fail(
        data.length,
        `its data is too short for shape ${shape.join(' x ')}, strides ${strides.join(', ')}, offset ${offset}`,
      );
    }
  }
  return { data, rows, cols, rowStride, colStride, offset };
}

/** target := x, column-major with leading dimension ld. The target's type decides the rounding. */
export function pack<T extends Float32Array | Float64Array>(x: View2, target: T, ld: number): T {
  for (let j = 0; j < x.cols; j++) {
    const from = x.offset + j * x.colStride;
    const to = j * ld;
    for (let i = 0; i < x.rows; i++) target[to + i] = x.data[from + i * x.rowStride]!;
  }
  return target;
}

/** x := source, the reverse of pack. */
export function unpack(source: ArrayLike<number>, ld: number, x: View2<Float32Array | Float64Array | number[]>): void {
  for (let j = 0; j < x.cols; j++) {
    const to = x.offset + j * x.colStride;
    const from = j * ld;
    for (let i = 0; i < x.rows; i++) x.data[to + i * x.rowStride] = source[from + i]!;
  }
}
