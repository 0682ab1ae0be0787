// What the functions that create arrays have in common: the data type, checked shapes, and memory for so many numbers.

import { ArgumentError } from '../../core/errors.ts';
import { sizeOf } from '../../core/strided.ts';
import { type NdArray, ndarray } from '../ndarray.ts';
import { checkNames } from '../options.ts';

/** The data types that arrays are created in: of 4 bytes, which compute in single precision, and of 8, in double. */
export type DType = 'float32' | 'float64';

/** The typed array of a data type. */
export type DataOfType<D extends DType> = D extends 'float32' ? Float32Array : Float64Array;

/** An ndarray of a data type. */
export type Created<D extends DType> = NdArray<DataOfType<D>>;

/** Options of what makes arrays: the type of their elements. */
export interface CreateOptions<D extends DType = DType> {
  /** 'float64', the default, for double precision, or 'float32' for single. */
  readonly dtype?: D;
}

/** Sizes of all axes, or one number for a vector. */
export type Shape = number | readonly number[];

const TYPES = { float32: Float32Array, float64: Float64Array } as const;

/** A data type, checked. */
export function dtypeOf(routine: string, position: number, dtype: unknown = 'float64'): DType {
  if (dtype === 'float32' || dtype === 'float64') return dtype;
  throw new ArgumentError(routine, 'dtype', position, dtype, "must be 'float32' or 'float64'");
}

/** The data type among options whose names are `dtype` and these. */
export function dtypeAmong(
  routine: string,
  position: number,
  options: CreateOptions,
  names: readonly string[] = [],
): DType {
  checkNames(routine, position, options, ['dtype', ...names]);
  return dtypeOf(routine, position, options.dtype);
}

/** An argument that counts something. */
export function countOf(routine: string, name: string, position: number, n: unknown): number {
  if (Number.isSafeInteger(n) && (n as number) >= 0) return n as number;
  throw new ArgumentError(routine, name, position, n, 'must be an integer >= 0');
}

/** An argument that is any number but NaN and the infinities. */
export function finiteOf(routine: string, name: string, position: number, x: unknown): number {
  if (Number.isFinite(x)) return x as number;
  throw new ArgumentError(routine, name, position, x, 'must be a finite number');
}

/** An argument that is an integer, such as the number of a diagonal; `fallback` if it is left out. */
export function integerOf(routine: string, name: string, position: number, k: unknown, fallback: number): number {
  if (k === undefined) return fallback;
  if (Number.isSafeInteger(k)) return k as number;
  throw new ArgumentError(routine, name, position, k, 'must be an integer');
}

/** A shape, checked. */
export function shapeOf(routine: string, position: number, shape: unknown): number[] {
  const sizes: readonly unknown[] = Array.isArray(shape) ? shape : [shape];
  for (const size of sizes)
    if (!Number.isSafeInteger(size) || (size as number) < 0)
      throw new ArgumentError(routine, 'shape', position, size, 'must be an integer >= 0, or an array of such');
  return [...(sizes as readonly number[])];
}

/** An array of zeros, rows first. */
export function blank<D extends DType>(routine: string, dtype: D, shape: readonly number[]): Created<D> {
  return ndarray(memory(routine, dtype, sizeOf(shape)) as DataOfType<D>, shape) as Created<D>;
}

/** Zeros. Throws where there is no memory for as many. */
export function memory(routine: string, dtype: DType, length: number): Float32Array | Float64Array {
  try {
    return new TYPES[dtype](length);
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause;
    throw new ArgumentError(routine, 'shape', 1, length, 'there is no memory for so many numbers');
  }
}
