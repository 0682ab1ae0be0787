// The kernels for batches of small matrices, past the fronts: every order, layout and shape against the formula, LAPACK's pivots and info.
import { describe, expect } from 'vitest';
import { enqueueGetrfBatch } from '../../src/batched/lu/getrfBatched.gpu.ts';
import { shapeNames } from '../../src/batched/small.kernels.ts';
import { getf2Ref } from '../../src/lapack/lu/getrf.ref.ts';
import type { Context } from '../../src/runtime/context.ts';
import { gpu, gpuTest } from '../setup/contexts.ts';
import {
  changedElsewhere,
  LAYOUTS,
  type Layout,
  largest,
  noise,
  placeMatrices,
  placePivots,
  raggedOrder,
} from './placed.ts';

const EPS = 2 ** -24;
/** Software adapters compile for seconds what a GPU does in milliseconds. */
const software = gpu?.gpu?.software === true;
const slowly = /llvmpipe/.test(gpu?.gpu?.name ?? '');
const ORDERS = slowly ? [1, 5, 8] : software ? [1, 2, 5, 8, 9] : Array.from({ length: 32 }, (_, k) => k + 1);
const FEW = software ? [4] : [3, 8, 13, 24, 32];

type Value = (b: number, i: number, j: number) => number;
const square = (n: number) => (): [number, number] => [n, n];

/** The sizes of a batch in this layout: ragged ones have problems of every order up to n, and empty ones. */
const sizesFor =
  (layout: Layout, n: number) =>
  (b: number): [number, number] =>
    layout === 'ragged' ? [raggedOrder(b, n), raggedOrder(b, n)] : [n, n];

const listed = (layout: Layout, count: number, sizes: (b: number) => [number, number], nrhs = 0) =>
  layout !== 'ragged'
    ? undefined
    : {
        m: Array.from({ length: count }, (_, b) => sizes(b)[0]),
        n: Array.from({ length: count }, (_, b) => sizes(b)[1]),
        nrhs: new Array<number>(count).fill(nrhs),
      };

/** max |A - P^T L U| / (n |A| eps) of one m x n matrix, from factors at `at`. */
function luError(
  m: number,
  n: number,
  value: (i: number, j: number) => number,
  lu: (i: number, j: number) => number,
  ipiv: (k: number) => number,
): number {
  const order = Array.from({ length: m }, (_, i) => i);
  for (let k = 0; k < Math.min(m, n); k++) {
    const p = ipiv(k) - 1;
    if (!(p >= k && p < m)) return Number.NaN;
    [order[k], order[p]] = [order[p]!, order[k]!];
  }
  const errors: number[] = [];
  const sizes: number[] = [];
  for (let i = 0; i < m; i++) {
    for (let j = 0; j < n; j++) {
      let sum = 0;
      for (let l = 0; l <= Math.min(i, j); l++) sum += (l === i ? 1 : lu(i, l)) * lu(l, j);
      errors.push(sum - value(order[i]!, j));
      sizes.push(value(i, j));
    }
  }
  return largest(errors) / (Math.max(1, n) * EPS * (largest(sizes) || 1));
}

async function checkGetrf(
  context: Context,
  layout: Layout,
  n: number,
  count: number,
  options: { m?: number; force?: string; value?: Value; pivot?: boolean } = {},
): Promise<void> {
  const { m = n, value = noise, pivot = true, force } = options;
  const sizes = layout === 'ragged' ? sizesFor(layout, n) : (): [number, number] => [m, n];
  const A = placeMatrices(context, layout, count, sizes, value);
  const ipiv = placePivots(context, count, Math.min(m, n), layout === 'ragged');
  const info = context.upload('i', new Int32Array(count + 1).fill(-9));
  const nonfinite = context.upload('i', new Int32Array(count).fill(-9));
  enqueueGetrfBatch(context.queue, {
    ...{ m, n, count, A: A.mat, pivot, force },
    ipiv: pivot ? ipiv.vec : undefined,
    info: { data: info, off: 1, ld: 1 },
    nonfinite: { data: nonfinite, off: 0, ld: 1 },
    sizes: listed(layout, count, sizes),
  });
  const [after, pivots, failures, wild] = await Promise.all([
    A.read(),
    ipiv.read(),
    context.download(info),
    context.download(nonfinite),
  ]);
  const written = new Set<number>();
  const touched = new Set<number>();
  for (let b = 0; b < count; b++) {
    const [mb, nb] = sizes(b);
    for (let i = 0; i < mb; i++) for (let j = 0; j < nb; j++) written.add(A.at(b, i, j));
    for (let k = 0; k < Math.min(mb, nb); k++) touched.add(ipiv.at(b, k));
    const own = (i: number, j: number): number => value(b, i, j);
    const at = (i: number, j: number): number => after[A.at(b, i, j)]!;
    const pivotOf = (k: number): number => (pivot ? pivots[ipiv.at(b, k)]! : k + 1);
    expect(
      luError(mb, nb, (i, j) => Math.fround(own(i, j)), at, pivotOf),
      `${layout} ${mb} x ${nb}, matrix ${b}`,
    ).toBeLessThan(30);
    expect([failures[1 + b], wild[b]]).toEqual([0, 0]);
  }
  expect(failures[0]).toBe(-9);
  expect(changedElsewhere(A.before, after, written)).toBe(0);
  pivots.forEach((p, k) => {
    if (!touched.has(k) || !pivot) expect(p).toBe(-777);
  });
  for (const buffer of [A, ipiv, info, nonfinite]) buffer.dispose();
}

describe('getrf of small matrices', () => {
  gpuTest('every order, at equal distances and ragged', async (context) => {
    for (const n of ORDERS) await checkGetrf(context, 'packed', n, 9);
    if (!software) await checkGetrf(context, 'ragged', 32, 40);
  });

  gpuTest('every layout', async (context) => {
    for (const n of FEW) for (const layout of LAYOUTS) await checkGetrf(context, layout, n, 7);
  });

  gpuTest('rectangular matrices', async (context) => {
    for (const [m, n] of software
      ? [
          [4, 3],
          [1, 4],
        ]
      : [
          [5, 3],
          [3, 7],
          [32, 1],
          [1, 32],
          [20, 31],
          [32, 8],
          [9, 16],
        ])
      await checkGetrf(context, 'spaced', n!, 5, { m: m! });
  });

  gpuTest('no problem, one, many', async (context) => {
    for (const count of [0, 1, 3, 37, 1000]) await checkGetrf(context, 'packed', 2, count);
    context.queue.groupLimit = 5;
    try {
      await checkGetrf(context, 'packed', 2, 700);
    } finally {
      context.queue.groupLimit = context.gpu!.device.limits.maxComputeWorkgroupsPerDimension;
    }
  });

  gpuTest('matrices without elements have an info of 0', async (context) => {
    const empty = placeMatrices(context, 'packed', 1, () => [1, 1], noise);
    for (const [m, n] of [
      [0, 0],
      [3, 0],
      [0, 3],
    ] as const) {
      const info = context.upload('i', new Int32Array(70).fill(-9));
      const ipiv = placePivots(context, 1, 1, false);
      const A = { ...empty.mat, cs: 3, stride: 0 };
      enqueueGetrfBatch(context.queue, { m, n, count: 70, A, ipiv: ipiv.vec, info: { data: info, off: 0, ld: 1 } });
      expect([...(await context.download(info))]).toEqual(new Array(70).fill(0));
      expect([...(await ipiv.read())]).toEqual(new Array(5).fill(-777));
      info.dispose();
      ipiv.dispose();
    }
    expect(await empty.read()).toEqual(empty.before);
    empty.dispose();
  });

  gpuTest('without pivoting', async (context) => {
    const dominant: Value = (b, i, j) => noise(b, i, j) + (i === j ? 9 : 0);
    for (const n of FEW) await checkGetrf(context, 'packed', n, 5, { pivot: false, value: dominant });
  });

  gpuTest('every shape: lanes, threads, staged, and without subgroups', async (context) => {
    const names = software
      ? ['lanes-2x64-staged', 'lanes-4x64-staged', 'lanes-4x32-memory'].slice(slowly ? 1 : 0)
      : shapeNames(6).filter((name) => !/256/.test(name));
    for (const force of names) {
      await checkGetrf(context, 'packed', 4, 19, { force });
      if (!software) await checkGetrf(context, 'packed rows', 6, 19, { force });
    }
    await checkGetrf(context, 'packed rows', 3, 70, { force: 'lanes-2x64-staged' });
    await checkGetrf(context, 'packed', 12, 5, { force: 'lanes-4x64-block4' });
    const tooMany = checkGetrf(context, 'spaced', 4, 5, { force: 'lanes-2x64-staged' });
    await expect(tooMany).rejects.toThrow(/cannot be spread/);
  });

  gpuTest(
    'the first largest element is the pivot, NaN before all, and singular matrices are completed',
    async (context) => {
      // Steps with small integers are exact: L is made of 0, 1/2 and 1.
      const columns: Record<string, number[][]> = {
        ties: [
          [2, -2, 2, 1],
          [1, 2, -2, 2],
          [0, 4, 4, -4],
          [1, 0, 2, 2],
        ],
        'zero column': [
          [1, 2, 1, 2],
          [2, 4, 2, 4],
          [1, 1, 3, 5],
          [0, 1, 0, 1],
        ],
        'all zero': [
          [0, 0, 0, 0],
          [0, 0, 0, 0],
          [0, 0, 0, 0],
          [0, 0, 0, 0],
        ],
        nan: [
          [1, Number.NaN, 3, Number.NaN],
          [1, 2, 3, 4],
          [5, 6, 7, 9],
          [1, 0, 2, 0],
        ],
        infinite: [
          [1, 2, Number.POSITIVE_INFINITY, 4],
          [1, 2, 3, 4],
          [5, 6, 7, 9],
          [1, 0, 2, 0],
        ],
        huge: [
          [2 ** 126, 2 ** 127, 1, 2],
          [1, 2 ** 127, 3, 4],
          [5, 6, 2 ** 100, 9],
          [1, 0, 2, 8],
        ],
      };
      const all = Object.values(columns);
      const A = placeMatrices(context, 'packed', all.length, square(4), (b, i, j) => all[b]![j]![i]!);
      const ipiv = placePivots(context, all.length, 4, false);
      const [info, nonfinite] = [context.alloc('i', all.length), context.alloc('i', all.length)];
      const reports = { info: { data: info, off: 0, ld: 1 }, nonfinite: { data: nonfinite, off: 0, ld: 1 } };
      enqueueGetrfBatch(context.queue, { m: 4, n: 4, count: all.length, A: A.mat, ipiv: ipiv.vec, ...reports });
      const [after, pivots, failures, wild] = await Promise.all([
        A.read(),
        ipiv.read(),
        context.download(info),
        context.download(nonfinite),
      ]);
      for (const [b, name] of Object.keys(columns).entries()) {
        const host = { data: Float32Array.from(all[b]!.flat()), off: 0, ld: 4 };
        const expected = new Int32Array(4);
        expect(failures[b], name).toBe(getf2Ref(4, 4, host, expected, 0));
        expect(wild[b], name).toBe(Number(name === 'nan' || name === 'infinite'));
        const found = Array.from({ length: 4 }, (_, k) => pivots[ipiv.at(b, k)]!);
        if (name === 'nan' || name === 'infinite') expect(found[0], name).toBe(expected[0]);
        else expect(found, name).toEqual([...expected]);
        expect(
          found.every((p, k) => p > k && p <= 4),
          name,
        ).toBe(true);
        if (wild[b] === 1) continue;
        const error = host.data.map((x, k) => (x - after[A.at(b, 0, 0) + k]!) / (Math.abs(x) + 1));
        expect(largest(error), name).toBeLessThan(8 * EPS);
      }
      for (const buffer of [A, ipiv, info, nonfinite]) buffer.dispose();
    },
  );
});
