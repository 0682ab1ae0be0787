// Batched QR with column pivoting past the fronts: the kernel in every layout and shape against the formula, and bad members.
import { describe, expect } from 'vitest';
import { enqueueGeqp3Batch } from '../../../src/batched/qr/geqp3Batched.gpu.ts';
import { fitsQp3, qp3ShapeNames } from '../../../src/batched/qr/geqp3Batched.kernels.ts';
import { groupLimits } from '../../../src/batched/qr/geqp3Runs.gpu.ts';
import { geqp3Ref } from '../../../src/lapack/qr/geqp3.ref.ts';
import type { Context } from '../../../src/runtime/context.ts';
import { Random } from '../../../testing/lib/random.ts';
import { pivotedErrors } from '../../../testing/lib/residualsLq.ts';
import { gpu, gpuSweep, gpuTest } from '../../setup/contexts.ts';
import { changedElsewhere, LAYOUTS, type Layout, noise, placeMatrices, placePivots } from '../placed.ts';

const EPS = 2 ** -24;
/** Software adapters compile for seconds what a GPU does in milliseconds. */
const software = gpu?.gpu?.software === true;
const slowly = /llvmpipe/.test(gpu?.gpu?.name ?? '');

type Shape = readonly [m: number, n: number];
type Value = (b: number, i: number, j: number) => number;

interface Batch {
  readonly layout: Layout;
  readonly count: number;
  readonly shape: (b: number) => Shape;
  readonly value?: Value;
  /** Whether column j of matrix b stays in front. */
  readonly fixed?: (b: number, j: number) => boolean;
  readonly force?: string;
}

const same = (shape: Shape) => (): Shape => shape;
const above = (x: number, y: number): number => (x > y || Number.isNaN(x) ? x : y);

/** The columns that lead, in their order. */
function leading({ fixed = () => false, shape }: Batch, b: number): number[] {
  const [m, n] = shape(b);
  return Array.from({ length: n }, (_, j) => j)
    .filter((j) => fixed(b, j))
    .slice(0, Math.min(m, n));
}

/** The worst error over a batch in units of eps, infinite where a pivot is smaller than what is left of another column; and its results. */
async function geqp3(context: Context, batch: Batch) {
  const { layout, count, shape, value = noise, fixed = () => false, force } = batch;
  const ragged = layout === 'ragged';
  const most = Math.max(1, ...Array.from({ length: count }, (_, b) => shape(b)[1]));
  const A = placeMatrices(context, layout, count, shape, value);
  const vectors = (b: number): Shape => [Math.min(...shape(b)), 1];
  const tau = placeMatrices(context, layout.endsWith('rows') ? 'spaced' : layout, count, vectors, () => 7);
  const jpvt = placePivots(context, count, most, ragged);
  const marks = await jpvt.read();
  for (let b = 0; b < count; b++) for (let j = 0; j < shape(b)[1]; j++) marks[jpvt.at(b, j)] = Number(fixed(b, j));
  jpvt.vec.data.set(marks, 0);
  const [m, n] = count === 0 ? [1, 1] : shape(0);
  const each = (k: 0 | 1): number[] => Array.from({ length: count }, (_, b) => shape(b)[k]);
  const sizes = ragged ? { sizes: { m: each(0), n: each(1) } } : {};
  const operands = { A: A.mat, tau: { ...tau.mat, rs: 1, cs: 0 }, jpvt: jpvt.vec };
  const others = enqueueGeqp3Batch(context.queue, { m, n, count, ...sizes, ...operands, ...(force ? { force } : {}) });
  if (others.length > 0) throw new RangeError('what no workgroup of this device holds');
  const [after, taus, pivots] = await Promise.all([A.read(), tau.read(), jpvt.read()]);
  const [inA, inTau, inPivots] = [new Set<number>(), new Set<number>(), new Set<number>()];
  let error = 0;
  const results: number[][] = [];
  for (let b = 0; b < count; b++) {
    const [rows, cols] = shape(b);
    const [before, own] = [new Float32Array(rows * cols), new Float32Array(rows * cols)];
    for (let j = 0; j < cols; j++) {
      for (let i = 0; i < rows; i++) {
        inA.add(A.at(b, i, j));
        before[i + j * rows] = A.before[A.at(b, i, j)]!;
        own[i + j * rows] = after[A.at(b, i, j)]!;
      }
      if (rows > 0) inPivots.add(jpvt.at(b, j));
    }
    const order = Math.min(rows, cols);
    const scales = Float32Array.from({ length: order }, (_, k) => taus[tau.at(b, k, 0)]!);
    for (let k = 0; k < order; k++) inTau.add(tau.at(b, k, 0));
    const permutation = Array.from({ length: rows === 0 ? 0 : cols }, (_, j) => pivots[jpvt.at(b, j)]!);
    results.push([...own, ...scales, ...permutation]);
    if (order === 0) continue;
    const view = (data: Float32Array) => ({ data, rows, cols, ld: rows, offset: 0 });
    const vector = { data: scales, rows: order, cols: 1, ld: order, offset: 0 };
    error = pivotedErrors(view(before), view(own), vector, permutation, new Random()).reduce(
      (worst, one) => above(one / EPS, worst),
      error,
    );
    const front = leading(batch, b);
    if (front.some((j, k) => permutation[k] !== j + 1)) error = Number.POSITIVE_INFINITY;
    // A pivot is as large as what is left of any other column, but for rounding of the whole of that.
    for (let j = 0; j < cols; j++) {
      const last = Math.min(j, rows - 1);
      const column = Array.from({ length: last + 1 }, (_, i) => own[i + j * rows]!);
      const size = Math.hypot(...column);
      for (let k = last; k >= front.length; k--) {
        const pivot = Math.abs(own[k + k * rows]!);
        if (Math.hypot(...column.slice(k)) > pivot * (1 + 1e-5) + 30 * EPS * size) error = Number.POSITIVE_INFINITY;
      }
    }
  }
  expect(changedElsewhere(A.before, after, inA), `${layout} A`).toBe(0);
  expect(changedElsewhere(tau.before, taus, inTau), `${layout} tau`).toBe(0);
  expect(
    pivots.every((x, k) => inPivots.has(k) || x === marks[k]),
    `${layout} jpvt`,
  ).toBe(true);
  for (const X of [A, tau, jpvt]) X.dispose();
  return { error, results };
}

const BOUND = 30;

const EXTENTS: readonly Shape[] = software
  ? [[1, 1], [3, 3], [6, 10], [10, 6], ...(slowly ? [] : ([[33, 18]] as const))]
  : [
      ...[1, 2, 3, 4, 5, 7, 8, 9, 12, 13, 16, 17, 24, 25, 31, 32, 33, 47, 48, 49, 63, 64, 65, 96, 97, 128].map(
        (n): Shape => [n, n],
      ),
      ...([
        [1, 9],
        [9, 1],
        [40, 12],
        [12, 40],
        [100, 30],
        [30, 100],
        [1000, 16],
        [1024, 3],
        [20, 250],
        [64, 256],
        [200, 128],
      ] as const),
    ];

/** Members with everything that columns can be: of rank 1, zero, of tiny or huge numbers, graded, with equal columns, not finite. */
function special(b: number, i: number, j: number): number {
  const x = noise(b, i, j);
  switch (b % 8) {
    case 1:
      return noise(b, i, 0) * noise(b, 0, j);
    case 2:
      return 0;
    case 3:
      return x * 1e-30;
    case 4:
      return x * 1e37;
    case 5:
      return noise(b, i, 0) + 10 ** -(j / 2) * x;
    case 6:
      return j % 2 === 0 ? noise(b, i, j) : noise(b, i, j - 1);
    case 7:
      return x * 10 ** (6 * ((j % 5) - 2));
    default:
      return x;
  }
}

/** Whether p is a permutation of 1..n. */
const permutes = (p: readonly number[]): boolean => [...p].sort((x, y) => x - y).every((x, k) => x === k + 1);

describe('the kernel of batched pivoted QR', () => {
  gpuTest('extents', async (context) => {
    const limits = groupLimits(context.queue, 's');
    for (const shape of EXTENTS) {
      if (!fitsQp3(shape[0], shape[1], limits)) continue;
      const { error } = await geqp3(context, { layout: 'packed', count: 3, shape: same(shape) });
      expect(error, `${shape}`).toBeLessThan(BOUND);
    }
  });

  gpuTest('layouts, sizes side by side, empty matrices', async (context) => {
    const ragged: readonly Shape[] = [
      [5, 3],
      [0, 4],
      [4, 0],
      [1, 1],
      [7, 4],
      [3, 7],
      [6, 5],
      [8, 8],
      ...(software
        ? []
        : ([
            [40, 30],
            [30, 70],
            [33, 1],
            [200, 20],
            [12, 12],
          ] as const)),
    ];
    for (const layout of slowly ? (['spaced', 'ragged'] as const) : LAYOUTS) {
      const shape = layout === 'ragged' ? (b: number) => ragged[b % ragged.length]! : same([7, 6]);
      const count = layout === 'ragged' ? 2 * ragged.length : 19;
      expect((await geqp3(context, { layout, count, shape })).error, layout).toBeLessThan(BOUND);
    }
    for (const shape of [
      [0, 3],
      [3, 0],
    ] as const)
      expect((await geqp3(context, { layout: 'spaced', count: 2, shape: same(shape) })).results[1]).toEqual([]);
    await geqp3(context, { layout: 'packed', count: 0, shape: same([4, 4]) });
  });

  gpuSweep('every shape', async (context) => {
    for (const shape of software
      ? ([[7, 6]] as const)
      : ([
          [7, 6],
          [13, 24],
          [32, 32],
          [60, 40],
        ] as const)) {
      let tried = 0;
      for (const force of qp3ShapeNames(shape[0], shape[1])) {
        if (slowly && force !== 'lanes-1-memory') continue;
        try {
          const { error } = await geqp3(context, {
            layout: 'spaced',
            count: 5,
            shape: same(shape),
            value: special,
            force,
          });
          expect(error, `${shape} ${force}`).toBeLessThan(BOUND);
          tried++;
        } catch (error) {
          // Not for subgroups of this device.
          if (!(error instanceof RangeError)) throw error;
        }
      }
      expect(tried).toBeGreaterThan(slowly ? 0 : 2);
    }
  });

  gpuTest('members of every kind, each by itself', async (context) => {
    for (const shape of software
      ? ([[9, 6]] as const)
      : ([
          [9, 6],
          [6, 9],
          [24, 24],
          [50, 70],
        ] as const)) {
      const count = 8;
      const all = await geqp3(context, { layout: 'spaced', count, shape: same(shape), value: special });
      expect(all.error, `${shape}`).toBeLessThan(BOUND);
      // Rank 1: what is behind the first pivot is rounding.
      const [m] = shape;
      expect(Math.abs(all.results[1]![m + 1]!)).toBeLessThan(1e-5 * Math.abs(all.results[1]![0]!));
      // Of equal columns the first comes first.
      const even = all.results[6]!.slice(-shape[1]);
      expect(even[0]! % 2).toBe(1);
      // Alone, and beside one that is not finite, bits are the same.
      for (const [wild, at] of [
        [Number.NaN, 3],
        [Number.POSITIVE_INFINITY, 0],
      ] as const) {
        const spoilt: Value = (b, i, j) => (b === at && i === 2 && j === 4 ? wild : special(b, i, j));
        const some = await geqp3(context, { layout: 'spaced', count, shape: same(shape), value: spoilt });
        for (let b = 0; b < count; b++) if (b !== at) expect(some.results[b]).toEqual(all.results[b]);
        const order = some.results[at]!.slice(-shape[1]);
        expect(permutes(order)).toBe(true);
        expect(order[0]).toBe(5);
      }
      const alone = await geqp3(context, {
        ...{ layout: 'spaced', count: 1, shape: same(shape) },
        value: (_, i, j) => special(5, i, j),
      });
      expect(alone.results[0]).toEqual(all.results[5]);
    }
  });

  gpuTest('grids that have to be split', async (context) => {
    const batch: Batch = { layout: 'spaced', count: 70, shape: same([3, 3]), value: special };
    const whole = await geqp3(context, batch);
    const limit = context.queue.groupLimit;
    context.queue.groupLimit = 2;
    const split = await geqp3(context, batch);
    context.queue.groupLimit = limit;
    expect(split.results).toEqual(whole.results);
  });

  gpuTest('fixed columns', async (context) => {
    for (const shape of software
      ? ([
          [9, 6],
          [3, 7],
        ] as const)
      : ([
          [9, 6],
          [3, 7],
          [20, 30],
          [64, 64],
        ] as const)) {
      const fixed = (b: number, j: number): boolean => [false, j === 4, j !== 1, true, j % 2 === 1][b % 5]!;
      expect((await geqp3(context, { layout: 'spaced', count: 6, shape: same(shape), fixed })).error).toBeLessThan(
        BOUND,
      );
      // As LAPACK exchanges them.
      const { results } = await geqp3(context, { layout: 'spaced', count: 5, shape: same(shape), fixed });
      const [m, n] = shape;
      for (const [b, result] of results.entries()) {
        const jpvt = Int32Array.from({ length: n }, (_, j) => Number(fixed(b, j)));
        const data = Float32Array.from({ length: m * n }, (_, x) => noise(b, x % m, Math.floor(x / m)));
        geqp3Ref(m, n, { data, off: 0, ld: m }, jpvt, new Float32Array(Math.min(m, n)));
        expect(result.slice(-n), `${b}`).toEqual([...jpvt]);
      }
    }
  });
});
