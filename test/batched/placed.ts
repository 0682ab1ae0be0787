// Batches on the device for tests of the enqueue functions: matrices laid out in every way that a BatchMat knows, between guard elements.
import type { BatchMat, BatchVec } from '../../src/batched/deviceBatch.ts';
import type { Context } from '../../src/runtime/context.ts';

/** What surrounds the elements of a batch: nothing may change it. */
const GUARD = -1e10;
const GUARD_PIVOT = -777;

export type Layout = 'packed' | 'packed rows' | 'spaced' | 'spaced rows' | 'lists' | 'ragged' | 'one';
export const LAYOUTS: readonly Layout[] = ['packed', 'packed rows', 'spaced', 'spaced rows', 'lists', 'ragged'];

export interface Placed {
  readonly mat: BatchMat;
  /** Index of element (i, j) of matrix b. */
  at(b: number, i: number, j: number): number;
  /** What lies in the buffer, as it was uploaded. */
  readonly before: Float32Array;
  read(): Promise<Float32Array>;
  dispose(): void;
}

/** A batch of matrices, matrix b of sizes(b), filled by `value`. */
export function placeMatrices(
  context: Context,
  layout: Layout,
  count: number,
  sizes: (b: number) => readonly [m: number, n: number],
  value: (b: number, i: number, j: number) => number,
): Placed {
  const [m, n] = count === 0 ? [1, 1] : sizes(0);
  const packed = layout.startsWith('packed');
  const rows = layout.endsWith('rows');
  const off = packed ? 4 : 5;
  const gap = packed ? 0 : 3;
  const ldOf = (b: number): number => Math.max(1, rows ? sizes(b)[1] : sizes(b)[0]) + (layout === 'one' ? 0 : gap);
  const starts = new Int32Array(count);
  let end = 0;
  // Lists and ragged batches lie in reverse order.
  for (let k = 0; k < count; k++) {
    const b = layout === 'lists' || layout === 'ragged' ? count - 1 - k : k;
    starts[b] = layout === 'one' ? 0 : end;
    const [mb, nb] = sizes(b);
    end = starts[b] + (rows ? mb : nb) * ldOf(b) + (packed ? 0 : 2);
  }
  const before = new Float32Array(off + end + 9).fill(GUARD);
  const at = (b: number, i: number, j: number): number => off + starts[b]! + (rows ? i * ldOf(b) + j : i + j * ldOf(b));
  for (let b = 0; b < (layout === 'one' ? Math.min(1, count) : count); b++) {
    const [mb, nb] = sizes(b);
    for (let j = 0; j < nb; j++) for (let i = 0; i < mb; i++) before[at(b, i, j)] = value(b, i, j);
  }
  const data = context.upload('s', before);
  const lists = layout === 'lists' ? context.upload('i', Int32Array.of(-1, ...starts)) : undefined;
  const ld = count === 0 ? 1 : ldOf(0);
  const ragged = layout === 'ragged';
  const mat: BatchMat = {
    data,
    off,
    rs: rows ? ld : 1,
    cs: rows ? 1 : ragged ? 0 : ld,
    stride: layout === 'one' || ragged || count < 2 ? (packed ? m * n : 0) : starts[1]! - starts[0]!,
    ...(lists === undefined ? {} : { offsets: { data: lists, off: 1, ld: 1 } }),
    ...(ragged ? { places: { offsets: starts, lds: Array.from({ length: count }, (_, b) => ldOf(b)) } } : {}),
  };
  return {
    mat,
    at,
    before,
    read: () => context.download(data),
    dispose() {
      data.dispose();
      lists?.dispose();
    },
  };
}

/** Pivots for `length` of them per problem, with a gap, all of them rogue. */
export function placePivots(context: Context, count: number, length: number, ragged: boolean) {
  const stride = length + 1;
  const data = context.upload('i', new Int32Array(3 + count * stride).fill(GUARD_PIVOT));
  const places = Array.from({ length: count }, (_, b) => b * stride);
  const vec: BatchVec = { data, off: 2, stride, ...(ragged ? { places } : {}) };
  return {
    vec,
    at: (b: number, k: number) => 2 + b * stride + k,
    read: () => context.download(data),
    dispose: () => data.dispose(),
  };
}

/** The largest |x| of a list, NaN if there is one. */
export function largest(values: Iterable<number>): number {
  let most = 0;
  for (const x of values) most = Number.isNaN(x) || Math.abs(x) > most ? Math.abs(x) : most;
  return most;
}

/** How many elements outside of those that `written` names have changed. */
export function changedElsewhere(before: Float32Array, after: Float32Array, written: ReadonlySet<number>): number {
  let changed = 0;
  const [x, y] = [new Uint32Array(before.buffer), new Uint32Array(after.buffer, after.byteOffset, after.length)];
  for (let k = 0; k < before.length; k++) if (x[k] !== y[k] && !written.has(k)) changed++;
  return changed;
}

/** The order of problem b in a ragged batch up to n: also 0, 1 and n. Few of them, because software adapters compile a kernel for each. */
export const raggedOrder = (b: number, n: number): number => (n > 5 ? (b * 5) % (n + 1) : [n, 0, 1][b % 3]!);

/** A reproducible number in [-1, 1) for an element. */
export function noise(b: number, i: number, j: number): number {
  let h = Math.imul(b + 1, 0x9e3779b1) ^ Math.imul(i + 7, 0x85ebca6b) ^ Math.imul(j + 13, 0xc2b2ae35);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39);
  return ((h ^ (h >>> 15)) >>> 8) / 2 ** 23 - 1;
}

/** An element of a positive definite matrix of order n. */
export const spd =
  (n: number) =>
  (b: number, i: number, j: number): number =>
    noise(b, Math.max(i, j), Math.min(i, j)) + (i === j ? n + 1 : 0);
