// What collect measures, one size of one routine at a time: operands on a context, the call, and how wrong its result is.
import {
  type ArrayOf,
  type Context,
  type DeviceBuffer,
  fields,
  floatsToHalves,
  halvesToFloats,
  type Prec,
} from '../src/index.ts';
import type { Group } from './data.ts';

export type Real = Float32Array | Float64Array;

/** One routine at one size, with its operands. */
export interface Task {
  readonly flops: number;
  readonly bytes: number;
  /** Bound of the error. */
  readonly limit: number;
  /** A call may follow another without fresh operands. If not, there are several sets of them. */
  readonly repeatable: boolean;
  /** Sets of operands. */
  readonly copies: number;
  /** Gives the first so many sets their first values again. */
  fresh(copies: number): Promise<void>;
  call(copy: number): Promise<void>;
  /** Of the first set after one call on fresh operands, in units of the roundoff; NaN where info is not 0. */
  error(): Promise<number>;
  dispose(): void;
}

/** A routine over its sizes. */
export interface Sweep {
  readonly group: Group;
  readonly routine: string;
  /** Of the operands; where it is computed follows from it. */
  readonly prec: Prec;
  /** As in Measurement, where it is not the operands'. */
  readonly shown?: string;
  readonly way: string;
  readonly sizes: readonly number[];
  /** The work of a call grows as n to this power. */
  readonly power: number;
  /** Problems of a call; 1 by default. */
  batch?(n: number): number;
  open(context: Context, n: number, batch: number): Task;
}

/** Short calls are timed on so many sets of operands, one after the other, that the clock's steps do not show. */
const ELEMENTS = 2 ** 17;
const MOST_COPIES = 32;
export const copiesFor = (elements: number): number =>
  Math.max(1, Math.min(MOST_COPIES, Math.floor(ELEMENTS / Math.max(1, elements))));

/**
 * Uniform on (-1,1) by Marsaglia's xorshift: fast enough for matrices that fill a GPU. Singles have 23 bits, doubles 31, so that no
 * precision computes products exactly; halves have 10, which a half can hold.
 */
export function uniform(prec: Prec, length: number, seed: number): Real {
  const x = prec === 'd' ? new Float64Array(length) : new Float32Array(length);
  const shift = prec === 'd' ? 0 : prec === 's' ? 8 : 21;
  const scale = 2 ** (shift - 31);
  let state = seed;
  for (let i = 0; i < length; i++) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    x[i] = (state >> shift) * scale;
  }
  return x;
}

export const upload = (context: Context, prec: Prec, values: Real): DeviceBuffer<Prec> =>
  context.upload(prec, (prec === 'h' ? floatsToHalves(values as Float32Array) : values) as ArrayOf<Prec>);

/** What a buffer holds from an element on, halves as singles. */
export async function fetched(
  context: Context,
  buffer: DeviceBuffer<Prec>,
  offset: number,
  length: number,
): Promise<Real> {
  const values = await context.download({ buffer, offset }, length);
  return buffer.type === 'h' ? halvesToFloats(values as Uint16Array) : (values as Real);
}

export const bytesOf = (prec: Prec, elements: number): number => fields[prec].bytes * elements;

export function disposeAll(buffers: readonly DeviceBuffer[]): void {
  for (const buffer of buffers) buffer.dispose();
}
