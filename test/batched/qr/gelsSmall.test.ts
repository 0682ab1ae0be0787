// The kernel for least squares of batches of small problems, past the fronts: every size, layout and shape by residuals, problems that
// share matrices or have overlapping ones, and bad members.
import { describe, expect } from 'vitest';
import { enqueueGelsBatch } from '../../../src/batched/qr/gelsBatched.gpu.ts';
import { fitsGelsSmall, gelsShapeNames } from '../../../src/batched/qr/gelsSmall.kernels.ts';
import { some } from '../../lib/sampled.ts';
import { gpu, gpuTest } from '../../setup/contexts.ts';
import { LAYOUTS, noise } from '../placed.ts';
import { defaultRhs, type Sizes, solveBatch, type Value } from './gelsSupport.ts';

const BOUND = 30;
/** Software adapters compile for seconds what a GPU does in milliseconds. */
const software = gpu?.gpu?.software === true;
const slowly = /llvmpipe/.test(gpu?.gpu?.name ?? '');

const SIZES: readonly Sizes[] = software
  ? [[1, 1, 1], [5, 3, 2], [4, 4, 1], ...(slowly ? [] : ([[9, 6, 3]] as const))]
  : [
      ...Array.from({ length: 32 }, (_, k): Sizes => [k + 1, k + 1, 1]),
      ...Array.from({ length: 20 }, (_, k): Sizes => [2 * k + 10, Math.min(k + 1, 16), (k % 9) + 1]),
      ...([
        [24, 10, 1],
        [64, 8, 1],
        [64, 32, 1],
        [100, 9, 8],
        [128, 8, 4],
        [500, 4, 1],
        [31, 30, 8],
        [32, 1, 30],
      ] as const),
    ];
const FEW: readonly Sizes[] = software
  ? [[4, 3, 2]]
  : [
      [3, 3, 1],
      [9, 6, 2],
      [24, 10, 1],
      [32, 20, 5],
      [64, 8, 1],
    ];

const turned = ([m, n, nrhs]: Sizes): Sizes => [n, m, nrhs];
const same = (sizes: Sizes) => (): Sizes => sizes;

describe.each([
  ['least squares, A', false, false],
  ['least norm, A^T', false, true],
  ['least norm, wide A', true, false],
  ['least squares, wide A^T', true, true],
] as const)('%s', (_, wide, transposed) => {
  gpuTest('is right for every size', async (context) => {
    for (const tall of SIZES) {
      const sizes = wide ? turned(tall) : tall;
      expect(fitsGelsSmall(sizes[0], sizes[1])).toBe(true);
      const { error, info, rank } = await solveBatch(context, {
        ...{ layout: 'spaced', count: 3, sizes: same(sizes), transposed },
        value: (b, i, j) => noise(b, i, j) + Number(i === j),
      });
      expect(error, `${sizes}`).toBeLessThan(BOUND);
      expect(info).toEqual([0, 0, 0]);
      expect(rank, `${sizes}`).toEqual(new Array(3).fill(Math.min(sizes[0], sizes[1])));
    }
  });

  gpuTest('does not depend on where matrices lie, nor on their number', async (context) => {
    for (const tall of FEW) {
      const sizes = same(wide ? turned(tall) : tall);
      const alone = await solveBatch(context, { layout: 'packed', count: 1, sizes, transposed });
      for (const layout of LAYOUTS) {
        for (const count of layout === 'packed' ? [0, 3, 37] : [3]) {
          const { error, one } = await solveBatch(context, { layout, count, sizes, transposed });
          expect(error, `${layout} ${count}`).toBeLessThan(BOUND);
          if (count > 0) expect(one(0), `${layout} ${count}`).toEqual(alone.one(0));
        }
      }
    }
  });
});

gpuTest('takes problems of various sizes, empty ones among them, each as it is alone', async (context) => {
  const all: readonly Sizes[] = software
    ? [
        [4, 3, 2],
        [0, 3, 1],
        [3, 4, 2],
        [4, 0, 2],
        [4, 3, 0],
        [3, 3, 1],
      ]
    : [
        [9, 6, 1],
        [0, 3, 2],
        [32, 32, 3],
        [3, 4, 1],
        [4, 0, 1],
        [6, 9, 9],
        [30, 2, 0],
        [31, 29, 1],
        [64, 8, 2],
        [10, 24, 1],
        [9, 7, 2],
      ];
  for (const transposed of slowly ? [false] : some([false, true], 2)) {
    const problems = { layout: 'ragged', count: all.length, sizes: (b: number) => all[b]!, transposed } as const;
    const { error, info, rank, one } = await solveBatch(context, problems);
    expect(error).toBeLessThan(BOUND);
    expect(info).toEqual(all.map(() => 0));
    expect(rank).toEqual(all.map(([m, n]) => Math.min(m, n)));
    for (const [b, [m, n, nrhs]] of all.entries()) {
      const value: Value = (_, i, j) => noise(b, i, j);
      const rhs: Value = (_, i, j) => defaultRhs(b, i, j);
      const sizes = same([m, n, nrhs]);
      const alone = await solveBatch(context, { layout: 'spaced', count: 1, sizes, transposed, value, rhs });
      expect(one(b), `${m} x ${n}`).toEqual(alone.one(0));
      // Without an equation or an unknown x is zero, and the residual b.
      if (Math.min(m, n) > 0) continue;
      const squares = m >= n !== transposed ? Math.max(m, n) : 0;
      for (let j = 0; j < nrhs; j++) {
        const expected = Array.from({ length: squares }, (_, i) => Math.fround(rhs(0, i, j)) ** 2);
        expect(one(b).at(j - nrhs)).toBeCloseTo(
          expected.reduce((sum, x) => sum + x, 0),
          5,
        );
      }
      expect(one(b).slice(0, Math.max(m, n) * nrhs)).toEqual(new Array(Math.max(m, n) * nrhs).fill(0));
    }
  }
});

gpuTest('is right in every shape', async (context) => {
  const names = (sizes: Sizes): string[] =>
    gelsShapeNames(...sizes).filter((name) => name.includes('x64') && !/memory|block[28]/.test(name));
  const shapes: readonly (readonly [Sizes, readonly string[]])[] = software
    ? [
        [[6, 4, 1], slowly ? [] : ['lanes-4x64-staged', 'lanes-2x64-memory']],
        [[4, 5, 1], slowly ? [] : ['lanes-2x32-staged']],
        [[5, 4, 1], slowly ? [] : ['lanes-4x64-block2']],
      ]
    : (
        [
          [8, 8, 1],
          [24, 10, 1],
          [16, 16, 3],
        ] as const
      ).map((sizes) => [sizes, names(sizes)]);
  for (const [sizes, forces] of shapes) {
    for (const force of forces) {
      for (const layout of ['packed', 'packed rows'] as const) {
        for (const transposed of software ? [layout === 'packed'] : [false, true]) {
          try {
            const problems = { layout, count: 19, sizes: same(sizes), force, transposed, bare: true };
            const { error } = await solveBatch(context, problems);
            expect(error, `${sizes} ${force} ${layout}`).toBeLessThan(BOUND);
          } catch (e) {
            // What the device has no subgroups or workgroup memory for.
            if (!(e instanceof RangeError)) throw e;
          }
        }
      }
    }
  }
});

gpuTest('columns do not depend on how many there are', async (context) => {
  const [m, n] = [3, 2];
  for (const transposed of slowly ? [] : software ? [false] : [false, true]) {
    const run = (nrhs: number) =>
      solveBatch(context, { layout: 'spaced', count: 2, sizes: same([m, n, nrhs]), transposed });
    const eleven = await run(11);
    expect(eleven.error).toBeLessThan(BOUND);
    for (const nrhs of software ? [2] : [1, 2, 3]) {
      const { one } = await run(nrhs);
      expect(one(1).slice(0, m * nrhs)).toEqual(eleven.one(1).slice(0, m * nrhs));
    }
  }
});

gpuTest('takes one matrix for all, and windows of a table', async (context) => {
  const sizes: Sizes = [6, 4, 1];
  const [m, n] = sizes;
  const shared = await solveBatch(context, { layout: 'one', count: 9, sizes: same(sizes), bare: true });
  const value: Value = (_, i, j) => noise(0, i, j);
  const apart = await solveBatch(context, { layout: 'packed', count: 9, sizes: same(sizes), value, bare: true });
  for (let b = 0; b < 9; b++) expect(shared.one(b)).toEqual(apart.one(b));
  // 20 windows of a table by rows.
  const count = 20;
  const table = Float32Array.from({ length: (count + m - 1) * n }, (_, e) => noise(3, e, 0));
  const window: Value = (b, i, j) => table[(b + i) * n + j]!;
  const copies = await solveBatch(context, { layout: 'spaced', count, sizes: same(sizes), value: window, bare: true });
  // Lanes that talk through workgroup memory add in another order.
  const bySubgroups = gelsShapeNames(...sizes).filter((name) => !name.includes('memory'));
  const names = software ? [undefined, 'lanes-4x64-staged'] : [undefined, ...bySubgroups];
  for (const force of slowly ? [undefined] : names) {
    const A = context.upload('s', table);
    const B = context.upload(
      's',
      Float32Array.from({ length: count * m }, (_, e) => defaultRhs(Math.floor(e / m), e % m, 0)),
    );
    const info = context.alloc('i', count);
    try {
      enqueueGelsBatch(context.queue, {
        ...{ m, n, nrhs: 1, count, transposed: false, info: { data: info, off: 0, ld: 1 } },
        A: { data: A, off: 0, rs: n, cs: 1, stride: n },
        B: { data: B, off: 0, rs: 1, cs: m, stride: m },
        ...(force === undefined ? {} : { force }),
      });
      const x = await context.download(B);
      if (force === undefined || force.startsWith('lanes-4x')) {
        for (let b = 0; b < count; b++)
          expect([...x.subarray(b * m, b * m + m)], `${b}`).toEqual(copies.one(b).slice(0, m));
      }
    } catch (e) {
      if (!(e instanceof RangeError)) throw e;
    }
    for (const buffer of [A, B, info]) buffer.dispose();
  }
});

describe.each([false, true])('with A transposed: %s', (transposed) => {
  gpuTest('keeps bad problems to themselves', async (context) => {
    const [m, n] = [6, 4];
    const count = 14;
    const bad: Readonly<Record<number, Value>> = {
      1: () => 0,
      2: (_, i, j) => (i === 2 && j === 1 ? Number.NaN : noise(2, i, j)),
      4: (_, i, j) => noise(4, i, j === 3 ? 0 : j),
      5: (_, i, j) => (j === 0 && i === 3 ? Number.POSITIVE_INFINITY : noise(5, i, j)),
      7: (_, i, j) => (j === 2 ? 0 : noise(7, i, j)),
      8: (_, i, j) => noise(8, i, j) * 1e30,
      9: (_, i, j) => noise(9, i, j) * 1e-30,
      10: (_, i, j) => noise(10, i, j) * 10 ** (14 * (j - 2)),
    };
    const factor = (b: number): number => (b === 8 ? 1e30 : b === 9 ? 1e-30 : 1);
    const rhs: Value = (b, i, j) => (b === 11 && i === 1 ? Number.NaN : defaultRhs(b, i, j) * factor(b));
    const planted: Value = (b, i, j) => (bad[b] ?? noise)(b, i, j);
    const batch = { layout: 'spaced', count, sizes: same([m, n, 1]), transposed } as const;
    const [clean, spoiled] = [
      await solveBatch(context, batch),
      await solveBatch(context, { ...batch, value: planted, rhs }),
    ];
    for (const b of [0, 3, 6, 12, 13]) expect(spoiled.one(b), `${b}`).toEqual(clean.one(b));
    expect(spoiled.info).toEqual([0, 1, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0]);
    expect(spoiled.nonfinite).toEqual([0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0]);
    // The rank that the columns have, 0 where there is a NaN; column 10's lie far apart.
    const ranks = [4, 0, 0, 4, 3, 0, 4, 3, 4, 4, 1, 4, 4, 4];
    expect(spoiled.rank).toEqual(ranks);
    for (const b of [1, 7]) expect(spoiled.one(b)).toEqual(spoiled.before(b));
    for (const b of [2, 5, 11]) expect(spoiled.one(b).some((x) => Number.isNaN(x))).toBe(true);
    for (const b of [8, 9]) {
      const value: Value = (_, i, j) => planted(b, i, j);
      const side: Value = (_, i, j) => rhs(b, i, j);
      const own = { ...batch, count: 1, value, rhs: side, bare: true };
      expect((await solveBatch(context, own)).error, `${b}`).toBeLessThan(BOUND);
    }
    const filled = await solveBatch(context, { ...batch, value: planted, rhs, onFailure: 'nan' });
    for (const b of [1, 7]) expect(filled.one(b).every((x) => Number.isNaN(x))).toBe(true);
    for (const b of [0, 3, 6, 12, 13]) expect(filled.one(b)).toEqual(clean.one(b));
  });
});

gpuTest('takes operands that lie in one buffer', async (context) => {
  const [m, n, count] = [5, 3, 4];
  const apart = await solveBatch(context, { layout: 'packed', count, sizes: same([m, n, 1]) });
  const all = new Float32Array(200).fill(5);
  for (let b = 0; b < count; b++) {
    for (let i = 0; i < m; i++) {
      for (let j = 0; j < n; j++) all[b * m * n + i + j * m] = noise(b, i, j);
      all[100 + b * m + i] = defaultRhs(b, i, 0);
    }
  }
  const data = context.upload('s', all);
  const said = context.alloc('i', 2 * count);
  enqueueGelsBatch(context.queue, {
    ...{ m, n, nrhs: 1, count, transposed: false },
    A: { data, off: 0, rs: 1, cs: m, stride: m * n },
    B: { data, off: 100, rs: 1, cs: m, stride: m },
    rss: { data, off: 150, ld: 1 },
    info: { data: said, off: 0, ld: 1 },
    rank: { data: said, off: count, ld: 1 },
  });
  const after = await context.download(data);
  expect(after.subarray(0, 100)).toEqual(all.subarray(0, 100));
  for (let b = 0; b < count; b++)
    expect([...after.subarray(100 + b * m, 100 + (b + 1) * m), after[150 + b]]).toEqual(apart.one(b));
  expect([...after.subarray(150 + count)]).toEqual([...all.subarray(150 + count)]);
  expect([...(await context.download(said))]).toEqual([0, 0, 0, 0, 3, 3, 3, 3]);
});
