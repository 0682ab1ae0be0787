// Batched least squares of any rank on every context: ranks and solutions of least norm against pseudo-inverses in doubles, wherever the
// matrices lie; members of all ranks side by side, thresholds, numbers at the ends of the range, and what is not finite.
import { describe, expect, it } from 'vitest';
import { qp3ShapeNames } from '../../../src/batched/qr/geqp3Batched.kernels.ts';
import { gelsyBatched, gelsyStridedBatched } from '../../../src/index.ts';
import type { Context } from '../../../src/runtime/context.ts';
import { expectRefusal, rejectionOf } from '../../lib/caught.ts';
import { contexts, gpu, gpuTest } from '../../setup/contexts.ts';
import { LAYOUTS, type Layout } from '../placed.ts';
import { type Batch, digit, element, gelsy, leastNorm, member, type Shape } from './gelsySupport.ts';

const software = gpu?.gpu?.software === true;
const slowly = /llvmpipe/.test(gpu?.gpu?.name ?? '');

const same = (shape: Shape) => (): Shape => shape;
/** Every rank, one after the other. */
const allRanks =
  (shape: (b: number) => Shape) =>
  (b: number): number => {
    const k = Math.min(shape(b)[0], shape(b)[1]);
    return (k * ((5 * b + 4) % 5)) >> 2;
  };
const permutes = (p: readonly number[]): boolean => [...p].sort((x, y) => x - y).every((x, k) => x === k + 1);

/** The members are well conditioned, but X passes through several orthogonal transformations. */
const BOUND = 2e-5;

function judge(results: Awaited<ReturnType<typeof gelsy>>, rank: (b: number) => number, about = ''): void {
  for (const [b, one] of results.entries()) {
    expect([one.info, one.rank], `${about} ${b}`).toEqual([0, rank(b)]);
    expect(one.error, `${about} ${b}`).toBeLessThan(BOUND);
    expect(permutes(one.permutation), `${about} ${b}`).toBe(true);
  }
}

async function solves(
  context: Context,
  layout: Layout,
  shape: (b: number) => Shape,
  count: number,
  more: Partial<Batch> = {},
) {
  const rank = allRanks(shape);
  const results = await gelsy(context, { layout, count, shape, rank, ...more });
  judge(results, rank, `${layout} ${shape(0)}`);
  return results;
}

const SHAPES: readonly Shape[] = [
  [6, 4, 1],
  [4, 6, 2],
  [1, 1, 1],
  [9, 9, 5],
  [0, 3, 1],
  [3, 0, 1],
  [5, 3, 0],
];
/** Around the classes of the kernels, tall and wide, beside many right-hand sides; some are more than a workgroup holds. */
const MORE: readonly Shape[] = [
  [24, 10, 1],
  [10, 24, 1],
  [33, 20, 3],
  [40, 64, 9],
  [64, 40, 30],
  [64, 64, 1],
  [90, 96, 2],
  [300, 17, 1],
  [20, 200, 2],
  [130, 120, 2],
  [17, 13, 300],
  ...[7, 8, 9, 15, 16, 17, 31, 32, 33, 47, 48, 49, 63, 65, 95, 96, 97].map((n): Shape => [n, n, 1]),
];

describe.each(contexts.map((context) => [context.backend, context] as const))(
  'gelsy of a batch on a %s context',
  (backend, context) => {
    const light = backend === 'gpu' && software;

    it('members of every rank', async () => {
      const shapes =
        backend === 'cpu'
          ? [...SHAPES, ...MORE.slice(0, 4)]
          : slowly
            ? SHAPES.slice(1, 2)
            : [...SHAPES, ...(light ? MORE.slice(0, 1) : MORE)];
      for (const shape of shapes) await solves(context, 'spaced', same(shape), 6);
      // More right-hand sides than a workgroup carries at a time.
      if (!slowly) await solves(context, 'spaced', same([4, 3, 300]), 2);
      await gelsy(context, { layout: 'spaced', count: 0, shape: same([2, 2, 1]), rank: () => 0 });
    });

    it('layouts, and sizes side by side', async () => {
      const ragged: readonly Shape[] = [
        [6, 4, 2],
        [0, 3, 1],
        [3, 0, 2],
        [4, 4, 0],
        [1, 1, 1],
        [3, 7, 1],
        ...(light
          ? []
          : ([
              [40, 12, 3],
              [12, 40, 1],
              [33, 33, 2],
              [100, 70, 2],
            ] as const)),
        // More than a workgroup holds.
        ...(slowly ? [] : ([[1030, 2, 2]] as const)),
      ];
      for (const layout of slowly ? (['spaced rows', 'ragged'] as const) : LAYOUTS) {
        if (layout === 'ragged') await solves(context, layout, (b) => ragged[b % ragged.length]!, 2 * ragged.length);
        else await solves(context, layout, same([6, 4, 2]), 7);
      }
    });

    it('what no workgroup holds, in columns, rows and at offsets', async () => {
      if (slowly) return;
      const shape: Shape = light || backend === 'cpu' ? [1030, 2, 2] : [700, 150, 2];
      const rank = (b: number): number => [shape[1], shape[1] - 1][b]!;
      for (const layout of light ? (['spaced rows', 'lists'] as const) : (['spaced', 'spaced rows', 'lists'] as const))
        judge(await gelsy(context, { layout, count: 2, shape: same(shape), rank }), rank, layout);
    });

    it('ranks that eps max(m, n) decides, of each matrix its own', async () => {
      const eps = 2 ** -23;
      const wild = (_b: number, i: number, j: number): number => (i !== j ? 0 : i < 3 ? 1 : 12 * eps);
      const shape = (b: number): Shape => [[24, 4, 1] as const, [4, 24, 1] as const, [8, 4, 1] as const][b % 3]!;
      const results = await gelsy(context, { layout: 'ragged', count: 6, shape, rank: () => 0, wild });
      expect(results.map(({ info, rank }) => [info, rank])).toEqual(
        [0, 1, 2, 3, 4, 5].map((b) => [0, b % 3 < 2 ? 3 : 4]),
      );
    });

    it('ranks that a threshold decides', async () => {
      const values = [1, 2, 1e-3, 4, 1e-5];
      for (const [rcond, expected] of [
        [undefined, 5],
        [0, 5],
        [1e-4, 4],
        [1e-2, 3],
        [0.3, 2],
        [2, 1],
      ] as const) {
        const diagonal = (b: number, i: number, j: number): number => (i === j ? values[(i + b) % 5]! : 0);
        const results = await gelsy(context, {
          ...{ layout: 'spaced', count: 3, shape: same([7, 5, 1]), rank: () => 0, wild: diagonal },
          ...(rcond === undefined ? {} : { rcond }),
        });
        for (const [b, one] of results.entries()) {
          expect([one.info, one.rank], `${rcond}`).toEqual([0, expected]);
          const kept = [...values].sort((x, y) => y - x).slice(0, expected);
          for (const [i, x] of one.X.entries()) {
            const value = values[(i + b) % 5]!;
            const wanted = kept.includes(value) ? digit(b, i, 0, 3) : 0;
            expect(Math.abs(x * value - wanted)).toBeLessThan(1e-4);
          }
        }
      }
    });

    it('numbers at the ends of the range beside others', async () => {
      const powers = [0, -100, 115, 60, -60, 41, -41];
      const scale = (b: number) => [2 ** powers[b % 7]!, 2 ** powers[(b * 3) % 7]!] as const;
      // X itself must be in range.
      const some = Array.from({ length: 21 }, (_, b) => b).filter((b) => {
        const [ofA, ofB] = scale(b);
        return Math.abs(Math.log2(ofB / ofA)) < 110;
      });
      const scaleOf = (b: number) => scale(some[b % some.length]!);
      for (const shape of slowly
        ? ([[4, 6, 2]] as const)
        : ([
            [4, 6, 2],
            [6, 4, 1],
          ] as const))
        await solves(context, 'spaced', same(shape), some.length, { scale: scaleOf });
    });

    it('what is not finite, and leaves the others as they are', async () => {
      const shape: Shape = [6, 4, 2];
      const rank = allRanks(same(shape));
      const batch: Batch = { layout: 'spaced', count: 6, shape: same(shape), rank };
      const clean = await gelsy(context, batch);
      for (const value of [Number.NaN, Infinity, -Infinity]) {
        const wild = (b: number, i: number, j: number) =>
          (b === 1 && i === 2 && j === 3) || (b === 4 && i === 0 && j === 0) ? value : undefined;
        const results = await gelsy(context, { ...batch, wild, marks: (b, j) => b === 1 && j === 2 });
        for (const [b, one] of results.entries()) {
          if (b !== 1 && b !== 4) {
            expect(one).toEqual(clean[b]);
            continue;
          }
          const given = member(b, shape, rank(b));
          const before = one.A.map(
            (_, k) => wild(b, k % 6, Math.floor(k / 6)) ?? element(given, k % 6, Math.floor(k / 6)),
          );
          expect([one.info, one.rank]).toEqual([1, 0]);
          expect(one.X.every(Number.isNaN)).toBe(true);
          expect(one.permutation).toEqual(b === 1 ? [0, 0, 1, 0] : [0, 0, 0, 0]);
          expect(one.A).toEqual(before);
        }
      }
      // The number of problems does not matter either.
      const few = await gelsy(context, { ...batch, count: 2 });
      expect(few).toEqual(clean.slice(0, 2));
    });

    it('marked columns lead', async () => {
      const shapes: readonly Shape[] = slowly
        ? [[6, 4, 1]]
        : [
            [6, 4, 1],
            [2, 5, 1],
            [0, 3, 1],
          ];
      for (const shape of shapes) {
        const full = (b: number): number => (b < 0 ? 0 : Math.min(shape[0], shape[1]));
        const marks = (b: number, j: number): boolean => b > 0 && j > 0 && j !== b + 1;
        const results = await gelsy(context, { layout: 'spaced', count: 3, shape: same(shape), rank: full, marks });
        judge(results, full);
        const [m, n] = shape;
        for (const [b, { permutation }] of results.entries()) {
          const lead = Array.from({ length: n }, (_, j) => j).filter((j) => marks(b, j));
          const expected = m === 0 ? [1, 2, 3] : lead.slice(0, Math.min(m, n)).map((j) => j + 1);
          expect(permutation.slice(0, expected.length)).toEqual(expected);
        }
      }
    });

    it('no columns, and lists as empty as they may be', async () => {
      const [A, jpvt] = [context.alloc('s', 0), context.alloc('i', 0)];
      const B = context.upload('s', Float32Array.of(1, 2, 3, 4, 5, 6));
      const out = context.upload('i', new Int32Array(6).fill(9));
      const each = { m: 2, n: 0, nrhs: 1, lda: 2, strideA: 0, ldb: 2, strideB: 2, strideJpvt: 1, batchCount: 3 };
      await gelsyStridedBatched(context.queue, { ...each, A, B, jpvt, rank: out, info: out.at(3) });
      expect([...(await context.download(out))]).toEqual([0, 0, 0, 0, 0, 0]);
      expect([...(await context.download(B))]).toEqual([1, 2, 3, 4, 5, 6]);
      for (const buffer of [A, B, jpvt, out]) buffer.dispose();
    });

    it('matrices outside of their buffers, and a threshold that is none', async () => {
      const A = context.upload('s', Float32Array.of(1, 0, 0, 2, Number.NaN, 1, 1, 1));
      const B = context.upload('s', Float32Array.of(3, 4, 5, 6, 7, 8));
      const jpvt = context.upload('i', new Int32Array(8));
      const offsets = context.upload('i', Int32Array.of(0, 4, 5, -1, 0, 2, 4, 0));
      const out = context.upload('i', new Int32Array(8).fill(9));
      const each = { m: 2, n: 2, nrhs: 1, lda: 2, ldb: 2, strideJpvt: 2, rank: out, info: out.at(4) };
      const lists = { offsetsA: offsets, offsetsB: offsets.at(4), batchCount: 4 };
      await gelsyBatched(context.queue, { ...each, ...lists, A, B, jpvt });
      expect([...(await context.download(out))]).toEqual([2, 0, 0, 0, 0, 1, -1, -1]);
      expect([...(await context.download(B))]).toEqual([3, 2, Number.NaN, Number.NaN, 7, 8]);
      const strides = { strideA: 4, strideB: 2, batchCount: 2 };
      const refused = await rejectionOf(() =>
        gelsyStridedBatched(context.queue, { ...each, ...strides, A, B, jpvt, rcond: Number.NaN }),
      );
      expectRefusal(refused, { routine: 'sgelsyStridedBatched', argument: 'rcond', position: 12 }, /NaN/);
      for (const buffer of [A, B, jpvt, offsets, out]) buffer.dispose();
    });
  },
);

describe('the kernels of batched gelsy', () => {
  gpuTest('grids that have to be split, and a NaN in one column of B', async (context) => {
    const { queue } = context;
    const limit = queue.groupLimit;
    const batch: Batch = { layout: 'spaced', count: 40, shape: same([6, 4, 2]), rank: allRanks(same([6, 4, 2])) };
    const whole = await gelsy(context, batch);
    queue.groupLimit = 2;
    const split = await gelsy(context, batch);
    queue.groupLimit = limit;
    expect(split).toEqual(whole);
    // In B it is the affair of its column.
    const A = context.upload('s', Float32Array.of(1, 2, 3, 4));
    const B = context.upload('s', Float32Array.of(5, 11, Number.NaN, 1, 17, 39));
    const ints = context.upload('i', new Int32Array(4));
    const each = { lda: 2, strideA: 4, ldb: 2, strideB: 6, strideJpvt: 2, batchCount: 1 };
    await gelsyStridedBatched(queue, {
      m: 2,
      n: 2,
      nrhs: 3,
      A,
      B,
      jpvt: ints,
      rank: ints.at(2),
      info: ints.at(3),
      ...each,
    });
    const x = await context.download(B);
    expect([...(await context.download(ints)).slice(2)]).toEqual([2, 0]);
    expect(x[2]).toBeNaN();
    // x and z of [1 3; 2 4] x = [5; 11], [1 3; 2 4] z = [17; 39]
    for (const [at, value] of [
      [0, 6.5],
      [1, -0.5],
      [4, 24.5],
      [5, -2.5],
    ] as const)
      expect(Math.abs(x[at]! - value)).toBeLessThan(1e-4);
    for (const X of [A, B, ints]) X.dispose();
  });

  gpuTest('shapes of the factorization, and one buffer for both matrices', async (context) => {
    const shape: Shape = [7, 5, 1];
    // The factorization's own tests go through all of them.
    for (const force of qp3ShapeNames(7, 6).filter((_, k) => !software || k % 5 === 2)) {
      try {
        await solves(context, 'spaced', same(shape), 7, { force });
      } catch (error) {
        // Not for subgroups of this device.
        if (!(error instanceof RangeError)) throw error;
      }
    }
    const [m, n, count] = [5, 4, 3];
    const one = Array.from({ length: count }, (_, b) => member(b, [m, n, 1], 3));
    const values = one.flatMap((x, b) => [
      ...Array.from({ length: m * n }, (_, k) => element(x, k % m, Math.floor(k / m))),
      ...Array.from({ length: m }, (_, i) => digit(b, i, 0, 3)),
    ]);
    const data = context.upload('s', Float32Array.from(values));
    const ints = context.upload('i', new Int32Array(6 * count));
    const strides = { lda: m, strideA: m * (n + 1), ldb: m, strideB: m * (n + 1), strideJpvt: n };
    const lists = { jpvt: ints, rank: ints.at(4 * count), info: ints.at(5 * count) };
    await gelsyStridedBatched(context.queue, {
      m,
      n,
      nrhs: 1,
      A: data,
      B: data.at(m * n),
      ...strides,
      ...lists,
      batchCount: count,
    });
    const [after, said] = await Promise.all([context.download(data), context.download(ints)]);
    expect([...said.slice(4 * count)]).toEqual([3, 3, 3, 0, 0, 0]);
    for (const [b, x] of one.entries()) {
      const expected = leastNorm(x, (i) => digit(b, i, 0, 3));
      for (const [j, value] of expected.entries())
        expect(Math.abs(after[b * m * (n + 1) + m * n + j]! - value)).toBeLessThan(
          1e-5 * (1 + Math.hypot(...expected)),
        );
    }
    data.dispose();
    ints.dispose();
  });
});
