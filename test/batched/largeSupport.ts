// Batches of larger matrices in all the ways in which they may lie on the device, and what came of them, for the tests of
// larger matrices. Orders are larger than what the small kernels take; the routines are called past their fronts.
import { eachRun } from '../../src/batched/deviceBatch.gpu.ts';
import type { BatchMat, BatchRun, BatchVec, Sizes } from '../../src/batched/deviceBatch.ts';
import type { DeviceBuffer } from '../../src/index.ts';
import type { Context } from '../../src/runtime/context.ts';
import { gpu } from '../setup/contexts.ts';

export const software: boolean = gpu?.gpu?.software ?? true;
/** Compiles a kernel with many barriers for tens of seconds. */
export const slowly: boolean = /llvmpipe/.test(gpu?.gpu?.name ?? '');

export type Form = 'strided' | 'offsets' | 'ragged';

/** Rows, columns, right-hand sides. */
export type Shape = readonly [m: number, n: number, nrhs?: number];

/** What no routine may touch. */
export const GUARD = 1234.5;

/** Numbers in (-1, 1) by a fixed rule. */
export function hash(b: number, i: number, j: number): number {
  let h = Math.imul(b + 1, 0x9e3779b1) ^ Math.imul(i + 7, 0x85ebca6b) ^ Math.imul(j + 13, 0xc2b2ae35);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39);
  return ((h ^ (h >>> 15)) >>> 0) / 2 ** 31 - 1;
}

/** A batch of matrices with guards between them. */
export class Matrices {
  readonly mat: BatchMat;
  readonly host: Float32Array;
  private readonly starts: number[];
  private readonly shapes: readonly (readonly [number, number])[];
  private readonly steps: (readonly [rs: number, cs: number])[];

  constructor(
    context: Context,
    shapes: readonly (readonly [rows: number, cols: number])[],
    how: { readonly form: Form; readonly row?: boolean; readonly shared?: boolean },
    element: (b: number, i: number, j: number) => number,
  ) {
    const { form, row = false, shared = false } = how;
    const off = 5;
    this.shapes = shapes;
    const lds = shapes.map(([rows, cols], b) => (row ? cols : rows) + (form === 'ragged' ? b % 3 : 2));
    const spans = shapes.map(([rows, cols], b) => (row ? rows : cols) * lds[b]! + 3);
    const order = shapes.map((_, b) => b);
    // Lists may have them in any order.
    if (form !== 'strided') order.reverse();
    this.starts = new Array(shapes.length).fill(0);
    let end = 0;
    for (const b of order) {
      this.starts[b] = end;
      if (!shared) end += spans[b]!;
    }
    if (shared) end = spans[0]!;
    this.steps = lds.map((ld) => (row ? [ld, 1] : [1, ld]));
    this.host = new Float32Array(off + end).fill(GUARD);
    this.starts = this.starts.map((start) => start + off);
    for (const [b, [rows, cols]] of shapes.entries())
      for (let j = 0; j < cols; j++) for (let i = 0; i < rows; i++) this.host[this.at(b, i, j)] = element(b, i, j);
    const data = context.upload('s', this.host);
    const [rs, cs] = this.steps[0] ?? [1, 1];
    const places = this.starts.map((start) => start - off);
    this.mat = {
      ...{ data, off, rs, cs, stride: shared ? 0 : (spans[0] ?? 0) },
      ...(form === 'offsets' ? { offsets: offsetsOf(context, places) } : {}),
      ...(form === 'ragged' ? { places: { offsets: places, lds } } : {}),
    };
  }

  at(b: number, i: number, j: number): number {
    const [rs, cs] = this.steps[b]!;
    return this.starts[b]! + i * rs + j * cs;
  }

  /** Matrix b of `values` in columns. */
  matrix(values: Float32Array, b: number): Float64Array {
    const [rows, cols] = this.shapes[b]!;
    const out = new Float64Array(rows * cols);
    for (let j = 0; j < cols; j++) for (let i = 0; i < rows; i++) out[i + j * rows] = values[this.at(b, i, j)]!;
    return out;
  }

  original(b: number): Float64Array {
    return this.matrix(this.host, b);
  }

  /** Whether everything between the matrices is as it was. */
  guarded(values: Float32Array): boolean {
    const own = new Set<number>();
    for (const [b, [rows, cols]] of this.shapes.entries())
      for (let j = 0; j < cols; j++) for (let i = 0; i < rows; i++) own.add(this.at(b, i, j));
    return values.every((x, k) => own.has(k) || x === GUARD);
  }
}

function offsetsOf(context: Context, places: readonly number[]): { data: DeviceBuffer; off: number; ld: number } {
  return { data: context.upload('i', Int32Array.from([-1, ...places])), off: 1, ld: 1 };
}

/** Vectors of pivots. */
export function vectors(context: Context, lengths: readonly number[], form: Form): BatchVec & { starts: number[] } {
  const stride = Math.max(1, ...lengths) + 1;
  const places = lengths.map((_, b) => (form === 'strided' ? b : lengths.length - 1 - b) * stride);
  const data = context.upload('i', new Int32Array(3 + stride * lengths.length).fill(-7));
  return {
    ...{ data, off: 3, stride, starts: places.map((place) => place + 3) },
    ...(form === 'offsets' ? { offsets: offsetsOf(context, places) } : {}),
    ...(form === 'ragged' ? { places } : {}),
  };
}

/** Calls `enqueue` for every run of the batch. */
export function runs(
  context: Context,
  shapes: readonly Shape[],
  form: Form,
  o: { readonly A: BatchMat; readonly B?: BatchMat; readonly C?: BatchMat; readonly ipiv?: BatchVec },
  enqueue: (run: BatchRun) => void,
): { m: number; n: number; nrhs: number; count: number; sizes?: Sizes } {
  const [m, n, nrhs = 0] = shapes[0] ?? [0, 0];
  const sizes = { m: shapes.map((s) => s[0]), n: shapes.map((s) => s[1]), nrhs: shapes.map((s) => s[2] ?? 0) };
  const batch = { m, n, nrhs, count: shapes.length, ...(form === 'ragged' ? { sizes } : {}) };
  eachRun(context.queue, batch, o, { A: [m, n], B: [n, nrhs], C: [n, n] }, enqueue);
  return batch;
}

/** Info and flags of a batch, each between elements that are not theirs. */
export function reports(context: Context, count: number) {
  const list = () => ({ data: context.upload('i', new Int32Array(count + 2).fill(99)), off: 1, ld: 1 });
  return { info: list(), nonfinite: list() };
}

/** What is in a list of reports. */
export async function read(context: Context, list: { readonly data: DeviceBuffer }): Promise<number[]> {
  const values = Array.from(await context.download(list.data as DeviceBuffer<'i'>));
  if (values[0] !== 99 || values.at(-1) !== 99) throw new Error('a guard of the reports is gone');
  return values.slice(1, -1);
}

export const numbers = (context: Context, X: { readonly data: DeviceBuffer }): Promise<Float32Array> =>
  context.download(X.data as DeviceBuffer<'s'>);

export const integers = (context: Context, X: { readonly data: DeviceBuffer }): Promise<Int32Array> =>
  context.download(X.data as DeviceBuffer<'i'>);

export const many = (count: number, shape: Shape): Shape[] => new Array(count).fill(shape);
export const zeros = (count: number): number[] => new Array(count).fill(0);

/** Positive definite in the triangle that is read, NaN in the other. */
export const definite =
  (upper: boolean, shapes: readonly Shape[]) =>
  (b: number, i: number, j: number): number =>
    i === j ? shapes[b]![1] : i > j === upper ? Number.NaN : hash(b, Math.max(i, j), Math.min(i, j));

export interface Layout {
  readonly form: Form;
  readonly row?: boolean;
}

const EPS = 2 ** -24;
const norm = (x: Float64Array): number => Math.sqrt(x.reduce((s, v) => s + v * v, 0));

/** C := A B, A m x k, B k x n. */
export function times(m: number, n: number, k: number, A: Float64Array, B: Float64Array): Float64Array {
  const C = new Float64Array(m * n);
  for (let j = 0; j < n; j++)
    for (let l = 0; l < k; l++) {
      const b = B[l + j * k]!;
      if (b !== 0) for (let i = 0; i < m; i++) C[i + j * m]! += A[i + l * m]! * b;
    }
  return C;
}

/** || X - Y ||_F / (n || X ||_F eps). */
function distance(n: number, X: Float64Array, Y: Float64Array): number {
  return norm(X.map((x, k) => x - Y[k]!)) / (Math.max(1, n) * (norm(X) || 1) * EPS);
}

/** ||P A - L U|| / (n ||A|| eps); NaN where a pivot is no row below. */
export function luRatio(m: number, n: number, A: Float64Array, F: Float64Array, ipiv?: ArrayLike<number>): number {
  const k = Math.min(m, n);
  const PA = A.slice();
  for (let s = 0; s < k && ipiv !== undefined; s++) {
    const other = ipiv[s]! - 1;
    if (!(other >= s && other < m)) return Number.NaN;
    for (let j = 0; j < n; j++) [PA[s + j * m], PA[other + j * m]] = [PA[other + j * m]!, PA[s + j * m]!];
  }
  const L = new Float64Array(m * k);
  const U = new Float64Array(k * n);
  for (let j = 0; j < k; j++) for (let i = j; i < m; i++) L[i + j * m] = i === j ? 1 : F[i + j * m]!;
  for (let j = 0; j < n; j++) for (let i = 0; i <= Math.min(j, k - 1); i++) U[i + j * k] = F[i + j * m]!;
  return distance(n, PA, times(m, n, k, L, U));
}

/** ||A - L L^T|| / (n ||A|| eps) from one triangle. */
export function choleskyRatio(n: number, upper: boolean, A: Float64Array, F: Float64Array): number {
  const L = new Float64Array(n * n);
  const T = new Float64Array(n * n);
  const S = new Float64Array(n * n);
  for (let j = 0; j < n; j++)
    for (let i = j; i < n; i++) {
      const at = upper ? j + i * n : i + j * n;
      L[i + j * n] = F[at]!;
      T[j + i * n] = F[at]!;
      S[i + j * n] = A[at]!;
      S[j + i * n] = A[at]!;
    }
  return distance(n, S, times(n, n, n, L, T));
}

/** max over columns of ||b - A x|| / (||A|| ||x|| eps). */
export function solveRatio(n: number, nrhs: number, A: Float64Array, X: Float64Array, B: Float64Array): number {
  const AX = times(n, nrhs, n, A, X);
  let most = 0;
  for (let c = 0; c < nrhs; c++) {
    const of = (M: Float64Array) => M.subarray(c * n, c * n + n);
    const residual = norm(of(B).map((b, i) => b - of(AX)[i]!));
    const ratio = residual / ((norm(A) || 1) * (norm(of(X)) || 1) * EPS);
    if (!(ratio <= most)) most = ratio;
  }
  return most;
}

export function transposed(n: number, A: Float64Array): Float64Array {
  return A.map((_, k) => A[Math.floor(k / n) + (k % n) * n]!);
}

export function unit(n: number): Float64Array {
  const I = new Float64Array(n * n);
  for (let i = 0; i < n; i++) I[i * (n + 1)] = 1;
  return I;
}

/** The symmetric matrix that a triangle of A stands for. */
export function symmetric(n: number, upper: boolean, A: Float64Array): Float64Array {
  return A.map((_, k) => {
    const [i, j] = [k % n, Math.floor(k / n)];
    return i >= j === upper ? A[j + i * n]! : A[k]!;
  });
}
