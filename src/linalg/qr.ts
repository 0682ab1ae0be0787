// qr(A) on ndarrays: checks, layouts and buffers around geqrf and orgqr, of stacks around the batched geqrf and qr, and their results taken
// apart. No algorithm of its own.

import { geqrfStridedBatched, qrStridedBatched } from '../batched/qr/routines.gen.ts';
import { lacpy } from '../blas3/elements/routines.gen.ts';
import { ArgumentError } from '../core/errors.ts';
import { type ArrayOf, fields } from '../core/field.ts';
import type { View2 } from '../core/strided.ts';
import { geqrf, orgqr } from '../lapack/qr/routines.gen.ts';
import type { Context } from '../runtime/context.ts';
import { getContext } from './defaultContext.ts';
import { inContext } from './inContext.ts';
import { type NdArray, ndarray } from './ndarray.ts';
import {
  type ArrayInput,
  byRows,
  isSingle,
  type Numbers,
  operandOf,
  planeOf,
  type Real,
  type Solved,
  uploadColumns,
  type VerbOptions,
  withBuffers,
} from './operands.ts';
import { contextAmong } from './options.ts';
import { columnsOf, countOf, isStack, matricesOf, stacked } from './stacks.ts';

/** What `qr` returns: 'reduced' m x k and k x n, 'complete' m x m and m x n, 'r' only R, 'raw' LAPACK's reflectors. */
export type QrMode = 'reduced' | 'complete' | 'r' | 'raw';

/** Options of `qr`. */
export interface QrOptions extends VerbOptions {
  /** Default 'reduced'. */
  readonly mode?: QrMode;
}

/** A = Q R. */
export interface OrthogonalFactors<T extends Float32Array | Float64Array> {
  readonly q: NdArray<T>;
  readonly r: NdArray<T>;
}

/** What geqrf leaves. */
export interface RawFactors<T extends Float32Array | Float64Array> {
  /** n x m: the transpose of what geqrf leaves in A. */
  readonly h: NdArray<T>;
  /** min(m, n) scale factors. */
  readonly tau: NdArray<T>;
}

const MODES: readonly string[] = ['reduced', 'complete', 'r', 'raw'];
type Result = OrthogonalFactors<Float32Array | Float64Array> | RawFactors<Float32Array | Float64Array>;

/**
 * A = Q R with orthonormal columns in Q and an upper triangular R, by Householder reflections: NumPy's qr. A is m x n; with k = min(m, n)
 * 'reduced' gives q, m x k, and r, k x n; 'complete' q, m x m, and r, m x n; 'r' the reduced r alone; 'raw' what geqrf leaves, h, n x m,
 * and tau, as NumPy has them. Signs are LAPACK's: diagonal elements of r may be negative.
 *
 * A: whatever counts as an array (ArrayInput): an ndarray, a record with any strides, nested arrays. It is not
 * changed, and copied before the call returns its promise. It may be a stack, ... x m x n: the results are stacks too, and all matrices are
 * factored side by side.
 *
 * Precision: single for a Float32Array, else double. Single runs on the context's backend, double always on the CPU. The results are new
 * ndarrays, rows first. NaN and infinities pass through. Flops 4n^2 (m - n/3) for m >= n with q, to leading order, half of that
 * without. Source: LAPACK xGEQRF and xORGQR.
 *
 * @throws ArgumentError for a wrong shape, data type or option.
 * @example
 * const A = ndarray(new Float64Array([3, 1, 4, 2]), [2, 2]); // rows (3 1) and (4 2)
 * const { q, r } = await qr(A);
 * console.log(q.get(0, 0).toFixed(1), r.get(0, 0).toFixed(1), r.get(1, 0)); // -0.6 -5.0 0
 */
export async function qr<A extends ArrayInput>(
  A: A,
  options: QrOptions & { readonly mode: 'r' },
): Promise<NdArray<Solved<A>>>;
export async function qr<A extends ArrayInput>(
  A: A,
  options: QrOptions & { readonly mode: 'raw' },
): Promise<RawFactors<Solved<A>>>;
export async function qr<A extends ArrayInput>(
  A: A,
  options?: QrOptions & { readonly mode?: 'reduced' | 'complete' },
): Promise<OrthogonalFactors<Solved<A>>>;
export async function qr(
  A: ArrayInput,
  options: QrOptions = {},
): Promise<Result | NdArray<Float32Array | Float64Array>> {
  if (isStack(A)) return qrStack(A, options);
  const operand = operandOf('qr', A, 'A', 1);
  const { data } = planeOf('qr', operand);
  const { named, mode } = checked(options);
  const prec = isSingle(data) ? 's' : 'd';
  return inContext(named, [operand], (context, [A]) =>
    factored(context, prec, planeOf('qr', A!), mode, options.signal),
  );
}

function checked(options: QrOptions): { readonly named: Context | undefined; readonly mode: QrMode } {
  const named = contextAmong('qr', 2, options, ['mode']);
  const { mode = 'reduced' } = options;
  if (!MODES.includes(mode))
    throw new ArgumentError('qr', 'mode', 2, mode, `must be one of ${MODES.map((m) => `'${m}'`).join(' ')}`);
  return { named, mode };
}

function factored(
  context: Context,
  prec: Real,
  view: View2<Numbers>,
  mode: QrMode,
  signal: AbortSignal | undefined,
): Promise<Result | NdArray<Float32Array | Float64Array>> {
  const { rows: m, cols: n } = view;
  const k = Math.min(m, n);
  const ld = Math.max(1, m);
  return withBuffers(async (keep): Promise<Result | NdArray<Float32Array | Float64Array>> => {
    const A = keep(uploadColumns(context, prec, view));
    const tau = keep(context.alloc<Real>(prec, k));
    await geqrf<Real>(context.queue, { m, n, A, lda: ld, tau }, prec);
    const factors = await context.download(A);
    // Columns of A without gaps are the rows of its transpose.
    if (mode === 'raw') return { h: ndarray(factors, [n, m]), tau: ndarray(await context.download(tau), [k]) };
    const height = mode === 'complete' ? m : k;
    const r = ndarray(upperRows(prec, factors, m, n, height), [height, n]);
    if (mode === 'r') return r;
    const width = mode === 'complete' ? m : k;
    const Q = width <= n ? A : keep(context.alloc(prec, m * width));
    if (Q !== A) await lacpy(context.queue, { m, n: k, A, lda: ld, B: Q, ldb: ld }, prec);
    await orgqr(context.queue, { m, n: width, k, A: Q, lda: ld, tau }, prec);
    const q = await context.download(Q);
    return { q: ndarray(byRows(prec, q.subarray(0, m * width) as ArrayOf<Real>, m, width), [m, width]), r };
  }, signal);
}

/** The upper triangle of the first rows of an m x n matrix by columns, row by row. */
function upperRows(prec: Real, a: ArrayOf<Real>, m: number, n: number, rows: number): ArrayOf<Real> {
  const data = new fields[prec].array(rows * n);
  for (let i = 0; i < rows; i++) for (let j = i; j < n; j++) data[i * n + j] = a[i + j * m]!;
  return data;
}

async function qrStack(A: ArrayInput, options: QrOptions): Promise<Result | NdArray<Float32Array | Float64Array>> {
  const stack = matricesOf('qr', A);
  const { named, mode } = checked(options);
  const prec = isSingle(stack.one.data) ? 's' : 'd';
  const a = columnsOf(prec, stack);
  const context = named ?? (await getContext());
  const of = {
    lead: stack.lead,
    m: stack.one.rows,
    n: stack.one.cols,
    count: countOf(stack.lead),
    signal: options.signal,
  };
  return mode === 'reduced' || mode === 'complete'
    ? explicit(context, prec, a, of, mode === 'complete')
    : reflected(context, prec, a, of, mode === 'raw');
}

interface Shapes {
  readonly lead: readonly number[];
  readonly m: number;
  readonly n: number;
  readonly count: number;
  readonly signal: AbortSignal | undefined;
}

/**
 * Q and R of a stack. The complete Q of a tall A is the reduced one of [A 0]: reflectors of columns of zeros are I, and R has zeros there.
 */
function explicit(context: Context, prec: Real, a: ArrayOf<Real>, of: Shapes, complete: boolean): Promise<Result> {
  const { lead, m, n, count } = of;
  const width = complete ? Math.max(m, n) : n;
  const k = Math.min(m, width);
  return withBuffers(async (keep) => {
    const A = keep(context.upload(prec, widened(prec, a, of, width)));
    const [Q, R] = [keep(context.alloc(prec, m * k * count)), keep(context.alloc(prec, k * width * count))];
    const [ld, height] = [Math.max(1, m), Math.max(1, k)];
    const lds = { lda: ld, strideA: m * width, ldq: ld, strideQ: m * k, ldr: height, strideR: k * width };
    await qrStridedBatched(context.queue, { m, n: width, A, Q, R, ...lds, batchCount: count }, prec);
    const [q, r] = [await context.download(Q), await context.download(R)];
    return { q: stacked(prec, q, lead, m, k), r: stacked(prec, narrowed(prec, r, of, k, width), lead, k, n) };
  }, of.signal);
}

/** Matrices by columns with columns of zeros behind each. */
function widened(prec: Real, x: ArrayOf<Real>, { m, n, count }: Shapes, width: number): ArrayOf<Real> {
  if (width === n) return x;
  const data = new fields[prec].array(m * width * count);
  for (let b = 0; b < count; b++) data.set(x.subarray(b * m * n, (b + 1) * m * n), b * m * width);
  return data;
}

/** The first n columns of each matrix of `width` of them. */
function narrowed(prec: Real, x: ArrayOf<Real>, { n, count }: Shapes, rows: number, width: number): ArrayOf<Real> {
  if (width === n) return x;
  const data = new fields[prec].array(rows * n * count);
  for (let b = 0; b < count; b++) data.set(x.subarray(b * rows * width, b * rows * width + rows * n), b * rows * n);
  return data;
}

/** What geqrf leaves of a stack, or R alone. */
function reflected(context: Context, prec: Real, a: ArrayOf<Real>, of: Shapes, raw: boolean) {
  const { lead, m, n, count } = of;
  const k = Math.min(m, n);
  return withBuffers(async (keep): Promise<Result | NdArray<Float32Array | Float64Array>> => {
    const A = keep(context.upload(prec, a));
    const tau = keep(context.alloc(prec, k * count));
    const each = { lda: Math.max(1, m), strideA: m * n, strideTau: Math.max(1, k), batchCount: count };
    await geqrfStridedBatched(context.queue, { m, n, A, tau, ...each }, prec);
    const factors = await context.download(A);
    if (raw) return { h: ndarray(factors, [...lead, n, m]), tau: ndarray(await context.download(tau), [...lead, k]) };
    const r = new fields[prec].array(k * n * count);
    for (let b = 0; b < count; b++)
      r.set(upperRows(prec, factors.subarray(b * m * n, (b + 1) * m * n) as ArrayOf<Real>, m, n, k), b * k * n);
    return ndarray(r, [...lead, k, n]);
  }, of.signal);
}
