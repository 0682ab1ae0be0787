// The arrays that MPI sends, their types, and the rules that every call of a communicator checks first.
import { ArgumentError } from '../core/errors.ts';
import type { MpiType } from './abi.ts';

/** What communicators send and receive. */
export type MpiArray = Float32Array | Float64Array | Int32Array | Uint8Array;

/** One array, or a list of arrays of one type that becomes one message. */
export type MpiData<T extends MpiArray = MpiArray> = T | readonly T[];

const CLASSES = { float32: Float32Array, float64: Float64Array, int32: Int32Array, uint8: Uint8Array } as const;
/** By the numbers that name them in messages. */
export const TYPES = Object.keys(CLASSES) as readonly MpiType[];

/** MPI counts elements by int. */
const MOST = 2 ** 31 - 1;

export function typeOf(array: MpiArray): MpiType {
  // A Buffer is a Uint8Array.
  return TYPES.find((type) => array instanceof CLASSES[type])!;
}

export function newArray<T extends MpiArray>(type: MpiType, length: number): T {
  return new CLASSES[type](length) as T;
}

export function checkArray(routine: string, argument: string, position: number, value: unknown): void {
  if (!(Object.values(CLASSES) as (abstract new (...args: never[]) => unknown)[]).some((type) => value instanceof type))
    throw new ArgumentError(
      routine,
      argument,
      position,
      value,
      'must be a Float32Array, Float64Array, Int32Array or Uint8Array',
    );
  checkCount(routine, argument, position, (value as MpiArray).length);
}

/** That a message of all ranks' parts can be counted. */
export function checkCount(routine: string, argument: string, position: number, count: number): void {
  if (count > MOST) throw new ArgumentError(routine, argument, position, count, `must have at most ${MOST} elements`);
}

/** Arrays of one type; a single one is a list of itself. */
export function checkList<T extends MpiArray>(
  routine: string,
  argument: string,
  position: number,
  value: MpiData<T>,
): readonly T[] {
  const list = Array.isArray(value) ? (value as readonly T[]) : [value as T];
  for (const array of list) {
    checkArray(routine, argument, position, array);
    if (typeOf(array) !== typeOf(list[0]!))
      throw new ArgumentError(
        routine,
        argument,
        position,
        array,
        `must be of one type: the first is ${typeOf(list[0]!)}`,
      );
  }
  checkCount(routine, argument, position, lengthOf(list));
  return list;
}

export const lengthOf = (list: readonly MpiArray[]): number => list.reduce((sum, { length }) => sum + length, 0);

/** The arrays of a list behind each other; of one that array itself. */
export function packed<T extends MpiArray>(list: readonly T[], type: MpiType): T {
  if (list.length === 1) return list[0]!;
  const all = newArray<T>(type, lengthOf(list));
  let at = 0;
  for (const array of list) {
    all.set(array, at);
    at += array.length;
  }
  return all;
}

/** The way back, into the arrays of the list. */
export function unpack<T extends MpiArray>(all: T, list: readonly T[]): void {
  if (list.length === 1) return;
  let at = 0;
  for (const array of list) array.set(all.subarray(at, (at += array.length)));
}

/** Parts of an array by their lengths, as views of it. */
export function parts<T extends MpiArray>(all: T, counts: Int32Array): T[] {
  let at = 0;
  return Array.from(counts, (count) => all.subarray(at, (at += count)) as T);
}

/** Where each part begins. */
export function starts(counts: Int32Array): Int32Array {
  let at = 0;
  return counts.map((count) => {
    at += count;
    return at - count;
  });
}
