// Least squares of batches of problems beyond registers: copied, factored, reflected and solved in workspace. Small problems take that path
// too when they are made to, wherever they lie.
import { describe, expect } from 'vitest';
import { some } from '../../lib/sampled.ts';
import { gpu, gpuTest } from '../../setup/contexts.ts';
import { LAYOUTS, noise } from '../placed.ts';
import { defaultRhs, type Sizes, solveBatch, type Value } from './gelsSupport.ts';

const BOUND = 30;
const software = gpu?.gpu?.software === true;
const slowly = /llvmpipe/.test(gpu?.gpu?.name ?? '');
const force = 'large';

/** Around the classes of what each step takes on: registers, workgroups, panels, more rows than a workgroup has. */
const SIZES: readonly Sizes[] = software
  ? [[5, 3, 2], [4, 4, 1], ...(slowly ? [] : ([[66, 64, 1]] as const))]
  : [
      [5, 3, 2],
      [33, 33, 1],
      [64, 40, 3],
      [65, 65, 40],
      [129, 128, 2],
      [257, 130, 5],
      [600, 20, 1],
      [1000, 16, 3],
      [1100, 40, 2],
      [20, 10, 100],
    ];

const same = (sizes: Sizes) => (): Sizes => sizes;
const turned = ([m, n, nrhs]: Sizes): Sizes => [n, m, nrhs];

describe.each([
  ['least squares, A', false, false],
  ['least norm, A^T', false, true],
  ['least norm, wide A', true, false],
  ['least squares, wide A^T', true, true],
] as const)('%s', (_, wide, transposed) => {
  gpuTest('is right for every size', async (context) => {
    for (const tall of some(SIZES, 3)) {
      const sizes = wide ? turned(tall) : tall;
      const problems = { layout: 'spaced', count: 2, sizes: same(sizes), transposed, force } as const;
      const { error, info, rank } = await solveBatch(context, problems);
      expect(error, `${sizes}`).toBeLessThan(BOUND);
      expect([info, rank], `${sizes}`).toEqual([[0, 0], new Array(2).fill(Math.min(sizes[0], sizes[1]))]);
    }
  });

  gpuTest('does not depend on where matrices lie, nor on their number', async (context) => {
    const sizes = same(wide ? [3, 5, 2] : [5, 3, 2]);
    const alone = await solveBatch(context, { layout: 'packed', count: 1, sizes, transposed, force });
    for (const layout of LAYOUTS) {
      for (const count of layout === 'packed' ? [0, 1, 5] : [3]) {
        const { error, one } = await solveBatch(context, { layout, count, sizes, transposed, force });
        expect(error, `${layout} ${count}`).toBeLessThan(BOUND);
        // By rows other lanes have other parts of a sum.
        if (count > 0 && !layout.endsWith('rows')) expect(one(0), `${layout} ${count}`).toEqual(alone.one(0));
      }
    }
  });
});

gpuTest('takes problems of various sizes, empty ones among them', async (context) => {
  const all: readonly Sizes[] = software
    ? [
        [4, 3, 2],
        [0, 3, 1],
        [3, 4, 2],
        [4, 0, 2],
        [4, 3, 0],
      ]
    : [
        [40, 36, 1],
        [0, 300, 2],
        [100, 33, 3],
        [34, 50, 1],
        [4, 0, 1],
        [36, 40, 9],
        [39, 35, 0],
        [300, 12, 2],
      ];
  for (const transposed of [false, true]) {
    const problems = { layout: 'ragged', count: all.length, sizes: (b: number) => all[b]!, transposed, force } as const;
    const { error, info, rank, one } = await solveBatch(context, problems);
    expect(error).toBeLessThan(BOUND);
    expect(info).toEqual(all.map(() => 0));
    expect(rank).toEqual(all.map(([m, n]) => Math.min(m, n)));
    for (const [b, [m, n, nrhs]] of all.entries()) {
      if (Math.min(m, n) > 0) continue;
      const squares = m >= n !== transposed ? Math.max(m, n) : 0;
      expect(one(b).slice(0, Math.max(m, n) * nrhs)).toEqual(new Array(Math.max(m, n) * nrhs).fill(0));
      for (let j = 0; j < nrhs; j++) {
        let sum = 0;
        for (let i = 0; i < squares; i++) sum += Math.fround(defaultRhs(b, i, j)) ** 2;
        expect(one(b).at(j - nrhs)).toBeCloseTo(sum, 3);
      }
    }
  }
});

describe.each([false, true])('with A transposed: %s', (transposed) => {
  gpuTest('keeps bad problems to themselves', async (context) => {
    const count = 9;
    const bad: Readonly<Record<number, Value>> = {
      1: (_, i, j) => (j === 2 ? 0 : noise(1, i, j)),
      3: (_, i, j) => (i === 2 && j === 1 ? Number.NaN : noise(3, i, j)),
      5: (_, i, j) => noise(5, i, j) * 1e36,
      6: (_, i, j) => noise(6, i, j) * 1e-36,
    };
    const factor = (b: number): number => (b === 5 ? 1e36 : b === 6 ? 1e-36 : 1);
    const rhs: Value = (b, i, j) => (b === 7 && i === 1 ? Number.NaN : defaultRhs(b, i, j) * factor(b));
    const value: Value = (b, i, j) => (bad[b] ?? noise)(b, i, j);
    const batch = { layout: 'spaced', count, sizes: same([5, 3, 2]), transposed, force } as const;
    const clean = await solveBatch(context, batch);
    const spoiled = await solveBatch(context, { ...batch, value, rhs });
    for (const b of [0, 2, 4, 8]) expect(spoiled.one(b), `${b}`).toEqual(clean.one(b));
    expect(spoiled.info).toEqual([0, 3, 0, 0, 0, 0, 0, 0, 0]);
    expect(spoiled.nonfinite).toEqual([0, 0, 0, 1, 0, 0, 0, 0, 0]);
    expect(spoiled.rank).toEqual([3, 2, 3, 0, 3, 3, 3, 3, 3]);
    expect(spoiled.one(1)).toEqual(spoiled.before(1));
    for (const b of [3, 7]) expect(spoiled.one(b).some((x) => Number.isNaN(x))).toBe(true);
    // The same problems, scaled: their solutions are those of numbers of ordinary size.
    for (const b of [5, 6]) {
      const plain: Value = (_, i, j) => Math.fround(value(b, i, j)) / factor(b);
      const side: Value = (_, i, j) => Math.fround(rhs(b, i, j)) / factor(b);
      const expected = await solveBatch(context, { ...batch, count: 1, value: plain, rhs: side, bare: true });
      const [x, y] = [spoiled.one(b), expected.one(0)];
      for (let i = 0; i < 3; i++) expect(x[i]! / y[i]!, `${b}`).toBeCloseTo(1, 3);
    }
    const filled = await solveBatch(context, { ...batch, value, rhs, onFailure: 'nan' });
    expect(filled.one(1).every((x) => Number.isNaN(x))).toBe(true);
    for (const b of [0, 2, 4, 8]) expect(filled.one(b)).toEqual(clean.one(b));
  });
});
