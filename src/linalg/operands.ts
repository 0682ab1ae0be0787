// What the verbs share: checks of ndarrays and options, copies to and from columns, and buffers that are given back.
import { ArgumentError } from '../core/errors.ts';
import { type ArrayOf, precisions } from '../core/precision.ts';
import { pack, type Strided, unpack, type View2, view2 } from '../core/strided.ts';
import type { DeviceBuffer } from '../runtime/buffer.ts';
import type { Context } from '../runtime/context.ts';
import { checkContext } from './defaultContext.ts';

export type Real = 's' | 'd';

/** What an array may hold: a Float32Array means single precision, anything else double. */
export type Numbers = Float32Array | Float64Array | readonly number[];

/** The data type of a result: single if both operands are, else double. */
export type Solved<A extends Numbers, B extends Numbers> = A extends Float32Array
  ? B extends Float32Array
    ? Float32Array
    : Float64Array
  : Float64Array;

export interface VerbOptions {
  /** Where to compute; the default context (setContext) when left out. */
  readonly context?: Context;
}

const tag = (value: unknown): string => Object.prototype.toString.call(value).slice(8, -1);

export const isSingle = (data: Numbers): boolean => tag(data) === 'Float32Array';

/** The checked view of an operand of numbers. */
export function matrixOf(routine: string, x: Strided<Numbers>, name: string, position: number): View2<Numbers> {
  const view = view2(x, routine, name, position);
  const fail = (value: unknown, rule: string): never => {
    throw new ArgumentError(routine, name, position, value, rule);
  };
  const { data } = view;
  if (!['Float32Array', 'Float64Array', 'Array'].includes(tag(data)))
    return fail(data, 'its data must be a Float32Array, a Float64Array or an array of numbers');
  if (!Array.isArray(data)) return view;
  for (let i = 0; i < view.rows; i++) {
    for (let j = 0; j < view.cols; j++) {
      const value: unknown = data[view.offset + i * view.rowStride + j * view.colStride];
      if (typeof value !== 'number') return fail(value, `its element (${i}, ${j}) must be a number`);
    }
  }
  return view;
}

/** The checked view of the first argument, A, which must have two dimensions. */
export function planeOf(routine: string, A: Strided<Numbers>): View2<Numbers> {
  const view = matrixOf(routine, A, 'A', 1);
  if (A.shape.length !== 2) throw new ArgumentError(routine, 'A', 1, A.shape.join(' x '), 'its shape must be m x n');
  return view;
}

/** The checked view of the first argument, A, which must be square. */
export function squareOf(routine: string, A: Strided<Numbers>): View2<Numbers> {
  const view = matrixOf(routine, A, 'A', 1);
  if (A.shape.length !== 2 || view.rows !== view.cols)
    throw new ArgumentError(routine, 'A', 1, A.shape.join(' x '), 'its shape must be square: n x n');
  return view;
}

/** The context that the options name, if they do. There is at most one option besides it, a boolean called `flag`. */
export function contextOf(routine: string, position: number, options: VerbOptions, flag?: string): Context | undefined {
  const names = flag === undefined ? ['context'] : ['context', flag];
  if (typeof options !== 'object' || options === null)
    throw new ArgumentError(routine, 'options', position, options, `must be a record { ${names.join(', ')} }`);
  const given = options as Readonly<Record<string, unknown>>;
  for (const name of Object.keys(given)) {
    if (!names.includes(name)) {
      const rule = flag === undefined ? 'the only option is context' : `the options are ${names.join(' and ')}`;
      throw new ArgumentError(routine, name, position, name, rule);
    }
    if (name === flag && given[name] !== undefined && typeof given[name] !== 'boolean')
      throw new ArgumentError(routine, name, position, given[name], 'must be true or false');
  }
  return options.context === undefined ? undefined : checkContext(routine, position, options.context);
}

/** A copy by columns, without gaps. */
export const columns = (prec: Real, x: View2<Numbers>): ArrayOf<Real> =>
  pack(x, new precisions[prec].array(x.rows * x.cols), Math.max(1, x.rows));

/** The elements of columns without gaps, row by row. */
export function byRows(prec: Real, x: ArrayOf<Real>, rows: number, cols: number): ArrayOf<Real> {
  if (cols === 1) return x;
  const data = new precisions[prec].array(rows * cols);
  unpack(x, Math.max(1, rows), { data, rows, cols, rowStride: cols, colStride: 1, offset: 0 });
  return data;
}

/** Disposes of what `work` keeps, whether it succeeds or not. */
export async function withBuffers<R>(work: (keep: <T extends DeviceBuffer>(buffer: T) => T) => Promise<R>): Promise<R> {
  const buffers: DeviceBuffer[] = [];
  try {
    return await work((buffer) => {
      buffers.push(buffer);
      return buffer;
    });
  } finally {
    for (const buffer of buffers) buffer.dispose();
  }
}
