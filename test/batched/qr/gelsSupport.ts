// Batches of least squares on the device for tests of enqueueGelsBatch: placed in every way, and judged by residuals in doubles.
import { expect } from 'vitest';
import { enqueueGelsBatch } from '../../../src/batched/qr/gelsBatched.gpu.ts';
import { isLeastSquares } from '../../../src/core/leastSquares.ts';
import type { Context } from '../../../src/runtime/context.ts';
import { larger, type MatrixView } from '../../../testing/lib/norms.ts';
import {
  consistentError,
  normalError,
  outsideRowSpace,
  squaresError,
  topOf,
} from '../../../testing/lib/residualsLs.ts';
import { changedElsewhere, type Layout, noise, placeMatrices } from '../placed.ts';

const EPS = 2 ** -24;

export type Sizes = readonly [m: number, n: number, nrhs: number];
export type Value = (b: number, i: number, j: number) => number;

export interface Problems {
  readonly layout: Layout;
  readonly count: number;
  readonly sizes: (b: number) => Sizes;
  readonly transposed?: boolean;
  readonly value?: Value;
  readonly rhs?: Value;
  readonly force?: string;
  readonly onFailure?: 'nan';
  /** Neither rank nor rss nor flags. */
  readonly bare?: boolean;
}

export interface Solutions {
  /** The worst error over the problems that were solved, in eps. */
  readonly error: number;
  readonly info: readonly number[];
  readonly rank: readonly number[];
  readonly nonfinite: readonly number[];
  /** What B of a problem holds, by columns, and behind it the sums of squares. */
  one(b: number): number[];
  /** What it held before. */
  before(b: number): number[];
}

export const defaultRhs: Value = (b, i, j) => noise(b + 1000, i, j);

const UNTOUCHED = 7;

export async function solveBatch(context: Context, p: Problems): Promise<Solutions> {
  const { layout, count, sizes, transposed = false, value = noise, rhs = defaultRhs, bare = false } = p;
  const A = placeMatrices(context, layout, count, (b) => [sizes(b)[0], sizes(b)[1]], value);
  const ofB = (b: number): readonly [number, number] => [Math.max(sizes(b)[0], sizes(b)[1]), sizes(b)[2]];
  const B = placeMatrices(context, layout === 'one' ? 'packed' : layout, count, ofB, rhs);
  const all = Array.from({ length: count }, (_, b) => sizes(b));
  const ends = [0];
  for (const [, , nrhs] of all) ends.push(ends.at(-1)! + nrhs);
  const guard = (length: number): Float32Array => new Float32Array(length + 2).fill(UNTOUCHED);
  const rss = context.upload('s', guard(ends.at(-1)!));
  // info, flags and ranks in one buffer: the routine keeps them apart.
  const said = context.upload('i', new Int32Array(3 * count + 4).fill(UNTOUCHED));
  const list = (k: number) => ({ data: said, off: 1 + k * (count + 1), ld: 1 });
  const [m, n, nrhs] = count === 0 ? [1, 1, 1] : sizes(0);
  const lists = {
    m: all.map(([rows]) => rows),
    n: all.map(([, cols]) => cols),
    nrhs: all.map(([, , sides]) => sides),
  };
  enqueueGelsBatch(context.queue, {
    ...{ m, n, nrhs, count, transposed, A: A.mat, B: B.mat, info: list(0) },
    ...(layout === 'ragged' ? { sizes: lists } : {}),
    ...(bare ? {} : { nonfinite: list(1), rank: list(2), rss: { data: rss, off: 1, ld: 1 } }),
    ...(p.force === undefined ? {} : { force: p.force }),
    ...(p.onFailure === undefined ? {} : { onFailure: p.onFailure }),
  });
  const [a, b, sums] = await Promise.all([A.read(), B.read(), context.download(rss)]);
  const integers = await context.download(said);
  expect(changedElsewhere(A.before, a, new Set()), `${layout} A`).toBe(0);
  const written = new Set<number>();
  for (let k = 0; k < count; k++) {
    const [rows, cols] = ofB(k);
    for (let i = 0; i < rows; i++) for (let j = 0; j < cols; j++) written.add(B.at(k, i, j));
  }
  expect(changedElsewhere(B.before, b, written), `${layout} B`).toBe(0);
  expect([sums[0], sums.at(-1)]).toEqual([UNTOUCHED, UNTOUCHED]);
  for (const k of [0, 1, 2, 3]) expect(integers[k * (count + 1)]).toBe(UNTOUCHED);
  const copy = (X: typeof A, read: Float32Array, k: number, rows: number, cols: number): MatrixView => {
    const data = Float64Array.from({ length: rows * cols }, (_, e) => read[X.at(k, e % rows, Math.floor(e / rows))]!);
    return { data, rows, cols, ld: Math.max(1, rows), offset: 0 };
  };
  const info = [...integers.subarray(1, 1 + count)];
  let error = 0;
  for (let k = 0; k < count; k++) {
    const [rows, cols, sides] = sizes(k);
    const matrix = copy(A, A.before, k, rows, cols);
    if (info[k] !== 0 || Math.min(rows, cols) === 0) continue;
    const [equations, unknowns] = transposed ? [cols, rows] : [rows, cols];
    const given = topOf(copy(B, B.before, k, ...ofB(k)), equations);
    const whole = copy(B, b, k, ...ofB(k));
    const x = topOf(whole, unknowns);
    const own: MatrixView = { data: Float64Array.from(sums), rows: sides, cols: 1, ld: sides, offset: 1 + ends[k]! };
    if (isLeastSquares({ transposed, m: rows, n: cols })) {
      const below: MatrixView = { data: new Float64Array(sides), rows: sides, cols: 1, ld: sides, offset: 0 };
      for (let j = 0; j < sides; j++)
        for (let i = unknowns; i < equations; i++) below.data[j]! += whole.data[i + j * whole.ld]! ** 2;
      error = larger(normalError(matrix, transposed, x, given), error);
      error = larger(squaresError(matrix, transposed, x, given, below), error);
      if (!bare) error = larger(squaresError(matrix, transposed, x, given, own), error);
    } else {
      error = larger(consistentError(matrix, transposed, x, given), error);
      error = larger(outsideRowSpace(matrix, transposed, x), error);
      for (let j = 0; j < sides && !bare; j++) error = larger(own.data[own.offset + j]!, error);
    }
  }
  const one = (k: number): number[] => [
    ...copy(B, b, k, ...ofB(k)).data,
    ...sums.subarray(1 + ends[k]!, 1 + ends[k + 1]!),
  ];
  const before = (k: number): number[] => [
    ...copy(B, B.before, k, ...ofB(k)).data,
    ...new Array<number>(sizes(k)[2]).fill(UNTOUCHED),
  ];
  const at = (k: number): number[] => [...integers.subarray(1 + k * (count + 1), 1 + k * (count + 1) + count)];
  A.dispose();
  B.dispose();
  rss.dispose();
  said.dispose();
  return { error: error / EPS, info, nonfinite: at(1), rank: at(2), one, before };
}
