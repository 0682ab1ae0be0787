// Singular values of batches of more columns than a workgroup holds, by eigenproblems of twice the order: every shape and kind of matrix
// against the definition, and what one matrix may not do to another.
import { describe, expect, it } from 'vitest';
import { MOST_LARGE, MOST_OF } from '../../../src/batched/svd/svdSizes.ts';
import { full } from '../../lib/sampled.ts';
import { gpuTest } from '../../setup/contexts.ts';
import { LAYOUTS, noise } from '../placed.ts';
import { type Shape, same, svd, svdError, type Value } from './svdSupport.ts';

const BOUND = 30;
const LEAST = MOST_OF.s + 1;

const SHAPES: readonly Shape[] = [
  [LEAST, LEAST],
  [140, 130],
  [130, 300],
  ...(full
    ? ([
        [200, 200],
        [257, 257],
        [1100, 190],
        [512, 400],
        [MOST_LARGE, MOST_LARGE],
      ] as const)
    : []),
];

/** Of order n, orthogonal: a reflection. */
const reflected = (n: number, i: number, j: number): number => Number(i === j) - (2 / n) * (-1) ** (i + j);
/** A matrix with these singular values. */
const withValues =
  (n: number, s: (k: number) => number): Value =>
  (_, i, j) => {
    let sum = 0;
    for (let k = 0; k < n; k++) {
      const w = Number(j === k) - (2 / (n * (n + 1) * (2 * n + 1))) * 6 * (j + 1) * (k + 1);
      sum += reflected(n, i, k) * s(k) * w;
    }
    return sum;
  };

const KINDS: Readonly<Record<string, Value>> = {
  zero: () => 0,
  identity: (_, i, j) => Number(i === j),
  'a permutation': (_, i, j) => Number((7 * i + 3) % LEAST === j),
  ones: () => 1,
  'rank 1': (b, i, j) => noise(b, i, 0) * noise(b, j, 1),
  'rank 40': (b, i, j) => Array.from({ length: 40 }, (_, k) => noise(b, i, k) * noise(b, j, k)).reduce((x, y) => x + y),
  'a zero column': (b, i, j) => (j === 1 ? 0 : noise(b, i, j)),
  'equal columns': (b, i, j) => noise(b, i, j >> 1),
  'equal values': (_, i, j) => (i === j ? (i % 2 === 0 ? 3 : -3) : 0),
  diagonal: (_, i, j) => (i === j ? i - 2 : 0),
  'upper triangular ones': (_, i, j) => Number(i <= j),
  large: (b, i, j) => 1e30 * noise(b, i, j),
  small: (b, i, j) => 1e-30 * noise(b, i, j),
  'columns graded': (b, i, j) => noise(b, i, j) * 10 ** (30 - (60 * j) / LEAST),
  'rows graded': (b, i, j) => noise(b, i, j) * 10 ** (30 - (60 * i) / LEAST),
  'values graded': withValues(LEAST, (k) => 10 ** (-k / 4)),
  'two clusters': withValues(LEAST, (k) => (k % 2 === 0 ? 1 : 1e-4)),
  'one value small': withValues(LEAST, (k) => (k === 9 ? 1e-7 : 1)),
  'one value large': withValues(LEAST, (k) => (k === 9 ? 1 : 1e-7)),
  'half of them zero': withValues(LEAST, (k) => Math.max(0, 60 - k)),
};

describe('batched singular values of many columns', () => {
  it('have tests of orders that eigenproblems take', () => {
    expect(Math.max(...SHAPES.map(([m, n]) => Math.min(m, n)))).toBeLessThanOrEqual(MOST_LARGE);
  });

  gpuTest('are right for every shape, with economy and full factors', async (context) => {
    for (const [k, shape] of SHAPES.entries()) {
      const job = k % 2 === 0 ? 'a' : 's';
      const count = 2;
      const results = await svd(context, { layout: 'spaced', count, shape: same(shape), jobu: job, jobv: job });
      for (const [b, result] of results.entries())
        expect(
          svdError(shape, (i, j) => noise(b, i, j), result),
          `${shape}`,
        ).toBeLessThan(BOUND);
    }
  });

  gpuTest('are right for all kinds of matrices', async (context) => {
    const names = Object.keys(KINDS);
    const shape: Shape = [LEAST, LEAST];
    // Worth a table: a kind takes a second to make.
    const tables = names.map((name, b) =>
      Float32Array.from({ length: LEAST * LEAST }, (_, e) => KINDS[name]!(b, e % LEAST, Math.floor(e / LEAST))),
    );
    const value: Value = (b, i, j) => tables[b]![i + LEAST * j]!;
    const results = await svd(context, { count: names.length, shape: same(shape), value });
    for (const [b, result] of results.entries())
      expect(
        svdError(shape, (i, j) => value(b, i, j), result),
        names[b],
      ).toBeLessThan(BOUND);
    // Without vectors the same values, but for the last places.
    const alone = await svd(context, { count: names.length, shape: same(shape), value, jobu: 'n', jobv: 'n' });
    for (const [b, { s, info }] of alone.entries()) {
      expect(info).toBe(0);
      const most = Math.max(...results[b]!.s);
      const far = Math.max(...s.map((x, k) => Math.abs(x - results[b]!.s[k]!)));
      expect(far, names[b]).toBeLessThanOrEqual(BOUND * 2 ** -23 * most);
      expect(s, names[b]).toEqual(s.slice().sort((x, y) => y - x));
    }
  });

  gpuTest('keep their bits in every layout and company, with whatever vectors', async (context) => {
    for (const shape of full
      ? ([
          [LEAST, LEAST],
          [145, 131],
          [130, 150],
        ] as const)
      : ([[131, 130]] as const)) {
      const [alone] = await svd(context, { count: 1, shape: same(shape) });
      for (const layout of LAYOUTS) {
        const results = await svd(context, { layout, count: 2, shape: same(shape) });
        expect(results[0], `${shape} ${layout}`).toEqual(alone);
      }
      const [values] = await svd(context, { count: 1, shape: same(shape), jobu: 'n', jobv: 'n' });
      const [many] = await svd(context, { count: 3, shape: same(shape), jobu: 'n', jobv: 'n' });
      expect(many).toEqual(values);
      for (const [jobu, jobv] of [
        ['s', 'n'],
        ['n', 's'],
        ['a', 'a'],
      ] as const) {
        const [own] = await svd(context, { count: 2, shape: same(shape), jobu, jobv });
        expect(own!.s).toEqual(alone!.s);
        if (jobu !== 'n') expect(own!.u.subarray(0, alone!.u.length)).toEqual(alone!.u);
        if (jobv !== 'n') expect(own!.v.subarray(0, alone!.v.length)).toEqual(alone!.v);
      }
      const [first] = await svd(context, { count: 2, shape: same(shape), values: 3 });
      expect(first!.s).toEqual(alone!.s.subarray(0, 3));
      expect(first!.u).toEqual(alone!.u.subarray(0, 3 * shape[0]));
      expect(first!.v).toEqual(alone!.v.subarray(0, 3 * shape[1]));
    }
  });

  gpuTest('of various sizes, small, empty, tall and wide ones, are those of each alone', async (context) => {
    const all: readonly Shape[] = [
      [LEAST, LEAST],
      [3, 3],
      [LEAST + 3, LEAST + 1],
      [0, LEAST],
      [LEAST + 2, LEAST + 2],
      [LEAST, 170],
    ];
    const shape = (b: number): Shape => all[b]!;
    const results = await svd(context, { layout: 'ragged', count: all.length, shape, jobu: 'a', jobv: 'a' });
    for (const [b, result] of results.entries()) {
      expect(
        svdError(shape(b), (i, j) => noise(b, i, j), result),
        `${shape(b)}`,
      ).toBeLessThan(BOUND);
      const value: Value = (_, i, j) => noise(b, i, j);
      const [alone] = await svd(context, { count: 1, shape: same(shape(b)), value, jobu: 'a', jobv: 'a' });
      expect(result, `${shape(b)}`).toEqual(alone);
    }
  });

  gpuTest('of what is not finite are NaN, and leave the neighbours alone', async (context) => {
    for (const shape of [
      [LEAST, LEAST],
      [150, LEAST],
      [LEAST, 150],
    ] as const) {
      const value: Value = (b, i, j) =>
        b === 1 && i === 100 && j === 77 ? Number.NaN : b === 2 && i === 128 && j === 0 ? -1 / 0 : noise(b, i, j);
      const results = await svd(context, { count: 4, shape: same(shape), value, jobu: 'a', jobv: 'a' });
      for (const b of [1, 2]) {
        expect(results[b]!.info).toBe(LEAST);
        expect(results[b]!.nonfinite).toBe(1);
        for (const x of [results[b]!.s, results[b]!.u, results[b]!.v]) expect(x.every(Number.isNaN)).toBe(true);
      }
      for (const b of [0, 3])
        expect(
          svdError(shape, (i, j) => noise(b, i, j), results[b]!),
          `${shape}`,
        ).toBeLessThan(BOUND);
    }
  });
});
