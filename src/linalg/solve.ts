// solve(A, b) on ndarrays: checks, layouts and buffers around gesv. No algorithm of its own.
import ndarray from 'ndarray';
import { ArgumentError, mustSucceed } from '../core/errors.ts';
import { type ArrayOf, precisions } from '../core/precision.ts';
import { pack, type Strided, unpack, type View2, view2 } from '../core/strided.ts';
import { gesv } from '../lapack/gesv.ts';
import type { DeviceBuffer } from '../runtime/buffer.ts';
import type { Context } from '../runtime/context.ts';
import { checkContext, getContext } from './defaultContext.ts';

type Real = 's' | 'd';

/** What an array may hold: a Float32Array means single precision, anything else double. */
export type Numbers = Float32Array | Float64Array | readonly number[];

/** The data type of a result: single if both operands are, else double. */
export type Solved<A extends Numbers, B extends Numbers> = A extends Float32Array
  ? B extends Float32Array
    ? Float32Array
    : Float64Array
  : Float64Array;

export interface SolveOptions {
  /** Where to compute; the default context (setContext) when left out. */
  readonly context?: Context;
}

/**
 * x with A x = b for a square A, by LU factorization with partial pivoting.
 *
 * A: n x n. b: n numbers, or n x nrhs; x has its shape. Both are ndarrays, or any records {data, shape, stride?, offset?}; rows first if
 * there is no stride, and any strides otherwise: transposed, sub-matrix, reversed. Neither is changed, and both are copied before the
 * call returns its promise.
 *
 * Precision: single if both are Float32Array, else double. Single runs on the context's backend, double always on the CPU. x is a new
 * ndarray, rows first. NaN and infinities pass through to x. Flops 2n^3/3 + 2n^2 nrhs, to leading order. Source: LAPACK xGESV.
 *
 * @throws ArgumentError for a wrong shape, data type or option; SingularError when a pivot is exactly zero.
 * @example
 * const A = ndarray(new Float64Array([2, 1, 4, 3]), [2, 2]); // rows (2 1) and (4 3)
 * const b = ndarray(new Float64Array([4, 10]), [2]);
 * const x = await solve(A, b);
 * console.log(x.get(0), x.get(1)); // 1 2
 */
export async function solve<A extends Numbers, B extends Numbers>(
  A: Strided<A>,
  b: Strided<B>,
  options: SolveOptions = {},
): Promise<ndarray.NdArray<Solved<A, B>>> {
  const a = matrixOf(A, 'A', 1);
  if (A.shape.length !== 2 || a.rows !== a.cols)
    throw new ArgumentError('solve', 'A', 1, A.shape.join(' x '), 'its shape must be square: n x n');
  const rhs = matrixOf(b, 'b', 2);
  if (rhs.rows !== a.rows)
    throw new ArgumentError('solve', 'b', 2, b.shape.join(' x '), `it must have ${a.rows} rows, as A has`);
  const named = checkOptions(options);
  const prec = isSingle(A.data) && isSingle(b.data) ? 's' : 'd';
  const shape = [...b.shape];
  // Copied before the first await, so that nothing the caller does afterwards can reach the computation.
  const left = columns(prec, a);
  const right = columns(prec, rhs);
  const x = await solveColumns(named ?? (await getContext()), prec, a.rows, rhs.cols, left, right);
  return ndarray(byRows(prec, x, rhs.rows, rhs.cols), shape) as unknown as ndarray.NdArray<Solved<A, B>>;
}

/** X for column-major A and B without gaps. Throws SingularError. */
async function solveColumns(
  context: Context,
  prec: Real,
  n: number,
  nrhs: number,
  a: ArrayOf<Real>,
  b: ArrayOf<Real>,
): Promise<ArrayOf<Real>> {
  const buffers: DeviceBuffer[] = [];
  const keep = <T extends DeviceBuffer>(buffer: T): T => {
    buffers.push(buffer);
    return buffer;
  };
  try {
    const A = keep(context.upload(prec, a));
    const B = keep(context.upload(prec, b));
    const ipiv = keep(context.alloc('i', n));
    const info = keep(context.alloc('i', 1));
    const ld = Math.max(1, n);
    await gesv(context.queue, { n, nrhs, A, lda: ld, ipiv, B, ldb: ld, info }, prec);
    mustSucceed('solve', (await context.download(info))[0]);
    return await context.download(B);
  } finally {
    for (const buffer of buffers) buffer.dispose();
  }
}

const tag = (value: unknown): string => Object.prototype.toString.call(value).slice(8, -1);

const isSingle = (data: Numbers): boolean => tag(data) === 'Float32Array';

/** The checked view of an operand of numbers. */
function matrixOf(x: Strided<Numbers>, name: string, position: number): View2<Numbers> {
  const view = view2(x, 'solve', name, position);
  const fail = (value: unknown, rule: string): never => {
    throw new ArgumentError('solve', name, position, value, rule);
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

function checkOptions(options: SolveOptions): Context | undefined {
  if (typeof options !== 'object' || options === null)
    throw new ArgumentError('solve', 'options', 3, options, 'must be a record { context }');
  for (const name of Object.keys(options)) {
    if (name !== 'context') throw new ArgumentError('solve', name, 3, name, 'the only option is context');
  }
  return options.context === undefined ? undefined : checkContext('solve', 3, options.context);
}

const columns = (prec: Real, x: View2<Numbers>): ArrayOf<Real> =>
  pack(x, new precisions[prec].array(x.rows * x.cols), Math.max(1, x.rows));

function byRows(prec: Real, x: ArrayOf<Real>, rows: number, cols: number) {
  if (cols === 1) return x;
  const data = new precisions[prec].array(rows * cols);
  unpack(x, Math.max(1, rows), { data, rows, cols, rowStride: cols, colStride: 1, offset: 0 });
  return data;
}
