// Singular values of batches of more than 48 columns, which are turned before rotations, and of more than 128, by eigenproblems of twice
// the order: every shape and kind of matrix against the definition, and what one matrix may not do to another.
import { describe, expect } from 'vitest';
import { MOST_LARGE, MOST_OF, TURNED_FROM } from '../../../src/batched/svd/svdSizes.ts';
import { full } from '../../lib/sampled.ts';
import { gpuTest } from '../../setup/contexts.ts';
import { LAYOUTS, noise } from '../placed.ts';
import { type Shape, same, svd, svdError, type Value } from './svdSupport.ts';

const BOUND = 30;
const ULP = 2 ** -23;

interface Way {
  /** The fewest columns that go this way, and shapes that all do. */
  readonly least: number;
  readonly shapes: readonly Shape[];
}

const LARGE = MOST_OF.s + 1;
const WAYS: Readonly<Record<string, Way>> = {
  'more than 48 columns': {
    least: TURNED_FROM + 1,
    shapes: [
      [49, 49],
      [58, 51],
      [65, 65],
      [72, 66],
      [66, 68],
      [200, 65],
      [70, 90],
      ...(full
        ? ([
            [96, 96],
            [1100, 100],
            [127, 300],
            [128, 128],
          ] as const)
        : []),
    ],
  },
  'more than 128 columns': {
    least: LARGE,
    shapes: [
      [LARGE, LARGE],
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
    ],
  },
};

/** An orthogonal matrix of order n: a reflection by the vector w. */
const reflected = (w: readonly number[], i: number, j: number): number =>
  Number(i === j) - (2 * w[i]! * w[j]!) / w.reduce((sum, x) => sum + x * x, 0);

/** A matrix with these singular values. */
function withValues(n: number, s: (k: number) => number): Value {
  const [left, right] = [
    Array.from({ length: n }, (_, k) => noise(1, k, 5)),
    Array.from({ length: n }, (_, k) => k + 1),
  ];
  const [U, V] = [left, right].map((w) =>
    Array.from({ length: n }, (_, k) => Float64Array.from(w, (_x, i) => reflected(w, i, k))),
  ) as [Float64Array[], Float64Array[]];
  return (_, i, j) => U.reduce((sum, u, k) => sum + u[i]! * s(k) * V[k]![j]!, 0);
}

const kindsOf = (n: number): Readonly<Record<string, Value>> => ({
  zero: () => 0,
  identity: (_, i, j) => Number(i === j),
  'a permutation': (_, i, j) => Number((7 * i + 3) % n === j),
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
  'columns graded': (b, i, j) => noise(b, i, j) * 10 ** (30 - (60 * j) / n),
  'rows graded': (b, i, j) => noise(b, i, j) * 10 ** (30 - (60 * i) / n),
  'values graded': withValues(n, (k) => 10 ** (-k / 4)),
  'two clusters': withValues(n, (k) => (k % 2 === 0 ? 1 : 1e-4)),
  'one value small': withValues(n, (k) => (k === 9 ? 1e-7 : 1)),
  'one value large': withValues(n, (k) => (k === 9 ? 1 : 1e-7)),
  'half of them zero': withValues(n, (k) => Math.max(0, n / 2 - k)),
});

describe.each(Object.entries(WAYS))('batched singular values of %s', (_, { least, shapes }) => {
  gpuTest('are right for every shape, with economy and full factors', async (context) => {
    for (const [k, shape] of shapes.entries()) {
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
    const shape: Shape = [least, least];
    const kinds = Object.entries(kindsOf(least));
    const tables = kinds.map(([, kind], b) =>
      Float32Array.from({ length: least * least }, (_x, e) => kind(b, e % least, Math.floor(e / least))),
    );
    const value: Value = (b, i, j) => tables[b]![i + least * j]!;
    const count = kinds.length;
    const results = await svd(context, { count, shape: same(shape), value });
    const alone = await svd(context, { count, shape: same(shape), value, jobu: 'n', jobv: 'n' });
    for (const [b, [name]] of kinds.entries()) {
      const result = results[b]!;
      expect(
        svdError(shape, (i, j) => value(b, i, j), result),
        name,
      ).toBeLessThan(BOUND);
      // Without vectors the same values, but for the last places.
      const { s, info } = alone[b]!;
      expect(info).toBe(0);
      const far = Math.max(...s.map((x, k) => Math.abs(x - result.s[k]!)));
      expect(far, name).toBeLessThanOrEqual(BOUND * ULP * result.s[0]!);
      expect(s, name).toEqual(s.slice().sort((x, y) => y - x));
    }
  });

  gpuTest('keep their bits in every layout and company, with whatever vectors', async (context) => {
    const [, shape] = shapes as readonly [Shape, Shape];
    const [alone] = await svd(context, { count: 1, shape: same(shape) });
    for (const layout of LAYOUTS) {
      const results = await svd(context, { layout, count: 2, shape: same(shape) });
      expect(results[0], layout).toEqual(alone);
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
  });

  gpuTest('of various sizes, small, empty, tall and wide ones, are those of each alone', async (context) => {
    const all: readonly Shape[] = [
      [least, least],
      [3, 3],
      [least + 3, least + 1],
      [0, least],
      [least + 2, least + 2],
      [least, 170],
    ];
    const shape = (b: number): Shape => all[b]!;
    const results = await svd(context, { layout: 'ragged', count: all.length, shape, jobu: 'a', jobv: 'a' });
    for (const [b, result] of results.entries()) {
      expect(
        svdError(shape(b), (i, j) => noise(b, i, j), result),
        `${shape(b)}`,
      ).toBeLessThan(BOUND);
      const value: Value = (_x, i, j) => noise(b, i, j);
      const [alone] = await svd(context, { count: 1, shape: same(shape(b)), value, jobu: 'a', jobv: 'a' });
      expect(result, `${shape(b)}`).toEqual(alone);
    }
  });

  gpuTest('of what is not finite are NaN, and leave the neighbours alone', async (context) => {
    for (const shape of [
      [least, least],
      [150, least],
      [least, 150],
    ] as const) {
      const value: Value = (b, i, j) =>
        b === 1 && i === 41 && j === 40
          ? Number.NaN
          : b === 2 && i === least - 1 && j === 0
            ? Number.NEGATIVE_INFINITY
            : noise(b, i, j);
      const results = await svd(context, { count: 4, shape: same(shape), value, jobu: 'a', jobv: 'a' });
      for (const b of [1, 2]) {
        expect(results[b]!.info).toBe(least);
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

describe('batched singular values of graded columns', () => {
  gpuTest('have all their digits where they are asked for', async (context) => {
    const n = TURNED_FROM + 2;
    const w = Array.from({ length: n }, (_, k) => noise(1, k, 5));
    const sizeOf = (j: number): number => 10 ** (-j / 4);
    const value: Value = (_, i, j) => Math.fround(reflected(w, i, j)) * sizeOf(j);
    const [result] = await svd(context, { count: 1, shape: same([n, n]), value, graded: true });
    expect(svdError([n, n], (i, j) => value(0, i, j), result!)).toBeLessThan(BOUND);
    for (const [k, s] of result!.s.entries()) expect(Math.abs(s / sizeOf(k) - 1), `${k}`).toBeLessThan(n * ULP);
  });
});
