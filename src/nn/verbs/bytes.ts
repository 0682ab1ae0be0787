// Operands of verbs that are bytes, or singles whatever they came as: copies, made before the call returns its promise.
import { ArgumentError } from '../../core/errors.ts';
import { rowMajor, sizeOf } from '../../core/strided.ts';
import { copyStrided } from '../../core/stridedCopy.ts';
import type { Operand } from '../../linalg/arrays.ts';

/** Bytes one behind the other, rows first, as buffers hold them. */
export interface Bytes {
  readonly shape: readonly number[];
  readonly data: Int8Array<ArrayBuffer>;
  readonly unsigned: boolean;
}

/** The elements, rows first, as what `to` holds. */
function packedTo<A extends Float32Array<ArrayBuffer> | Float64Array<ArrayBuffer>>(
  { data, shape, stride, offset }: Operand,
  to: A,
): A {
  copyStrided(shape, { data: to, at: 0, strides: rowMajor(shape) }, { data, at: offset, strides: stride });
  return to;
}

/** An operand of bytes: those of a Uint8Array have no sign, all other numbers must be integers from -128 to 127. */
export function bytesOf(routine: string, position: number, name: string, x: Operand): Bytes {
  const unsigned = Object.prototype.toString.call(x.data) === '[object Uint8Array]';
  const values = packedTo(x, new Float64Array(sizeOf(x.shape)));
  const data = Int8Array.from(values);
  const wrong = unsigned ? -1 : values.findIndex((value, k) => value !== data[k]);
  if (wrong >= 0)
    throw new ArgumentError(
      routine,
      name,
      position,
      values[wrong],
      'must hold integers from -128 to 127, or be a Uint8Array',
    );
  return { shape: x.shape, data, unsigned };
}

/** The elements of an operand as singles, rows first. */
export const singlesOf = (x: Operand): Float32Array<ArrayBuffer> => packedTo(x, new Float32Array(sizeOf(x.shape)));

/** Zero points: a number has no kind of its own, and is a byte like those that it belongs to. */
export function pointsOf(
  routine: string,
  position: number,
  name: string,
  zero: Operand,
  unsigned: boolean,
): Int8Array<ArrayBuffer> {
  if (!unsigned) return bytesOf(routine, position, name, zero).data;
  const values = singlesOf(zero);
  const bytes = Uint8Array.from(values);
  if (bytes.some((byte, k) => byte !== values[k]))
    throw new ArgumentError(routine, name, position, [...values], 'must hold integers from 0 to 255');
  return Int8Array.from(bytes);
}

/** The same bytes as numbers from 0 to 255. */
export const withoutSigns = ({ buffer, byteOffset, length }: Int8Array): Uint8Array =>
  new Uint8Array(buffer, byteOffset, length);

/** The elements of an operand as 32-bit integers, rows first. */
export function int32Of(routine: string, position: number, name: string, x: Operand): Int32Array<ArrayBuffer> {
  const values = packedTo(x, new Float64Array(sizeOf(x.shape)));
  const data = Int32Array.from(values);
  const wrong = values.findIndex((value, k) => value !== data[k]);
  if (wrong >= 0)
    throw new ArgumentError(
      routine,
      name,
      position,
      values[wrong],
      'must hold integers from -2147483648 to 2147483647',
    );
  return data;
}
