// Batched singular value decompositions on the GPU, past the fronts: every extent, layout and kind of data against the definition, and what
// one matrix may not do to another.
import { describe, expect, it } from 'vitest';
import { jacobiExtent, jacobiNames, pickJacobi } from '../../../src/batched/svd/svd.kernels.ts';
import { MOST_OF } from '../../../src/batched/svd/svdSizes.ts';
import { full, some, wide } from '../../lib/sampled.ts';
import { gpu, gpuTest } from '../../setup/contexts.ts';
import { LAYOUTS, noise } from '../placed.ts';
import { type Batch, type Result, type Shape, same, svd, svdError, type Value } from './svdSupport.ts';

const BOUND = 30;

/** Software adapters compile for seconds what a GPU does in milliseconds. */
const software = gpu?.gpu?.software === true;

const square = (n: number): Shape => [n, n];
/** Around the steps of the kernels: orders, tall and wide ones, and such as go by way of a triangle or of an eigenproblem. */
const EXTENTS: readonly Shape[] = full
  ? [
      ...Array.from({ length: 64 }, (_, k) => square(k + 1)),
      ...[65, 96, 127, 128].map(square),
      ...([
        [32, 1],
        [1, 32],
        [9, 4],
        [4, 9],
        [20, 13],
        [13, 20],
        [31, 17],
        [33, 32],
        [40, 3],
        [3, 70],
        [130, 9],
        [257, 2],
        [37, 33],
        [65, 60],
        [1100, 3],
        [131, 130],
      ] as const),
    ]
  : [
      ...(software ? [1, 2, 3, 5, 8, 17, 36] : [1, 2, 3, 5, 8, 9, 17, 32, 36, 64, 128]).map(square),
      [9, 4],
      [1, 32],
      [3, 70],
      [37, 33],
      [131, 130],
    ];

/** Of each kind one, but for those that go by way of an eigenproblem, whose kernels compile for seconds. */
const SHORT: readonly Shape[] = [
  [9, 4],
  [3, 70],
  [37, 33],
];

const worst = (results: readonly Result[], shape: Batch['shape'], value: Value): number =>
  results
    .map((r, b) => svdError(shape(b), (i, j) => value(b, i, j), r))
    .reduce((most, x) => (x > most || Number.isNaN(x) ? x : most), 0);

/** Kinds of matrices, by name. */
const KINDS: Readonly<Record<string, Value>> = {
  zero: () => 0,
  identity: (_, i, j) => Number(i === j),
  ones: () => 1,
  'rank 1': (b, i, j) => noise(b, i, 0) * noise(b, j, 1),
  'a zero column': (b, i, j) => (j === 1 ? 0 : noise(b, i, j)),
  'equal columns': (b, i, j) => noise(b, i, j >> 1),
  'equal values': (_, i, j) => (i === j ? (i % 2 === 0 ? 3 : -3) : 0),
  diagonal: (_, i, j) => (i === j ? i - 2 : 0),
  large: (b, i, j) => 1e30 * noise(b, i, j),
  small: (b, i, j) => 1e-30 * noise(b, i, j),
  'columns graded': (b, i, j) => noise(b, i, j) * 10 ** (-2 * j),
  'rows graded': (b, i, j) => noise(b, i, j) * 10 ** (-2 * i),
  integers: (b, i, j) => Math.round(3 * noise(b, i, j)),
};

describe('batched singular value decomposition', () => {
  gpuTest('is right for every extent, with economy and full factors', async (context) => {
    for (const [k, shape] of (wide ? some(EXTENTS, 18) : SHORT).entries()) {
      const job = k % 2 === 0 ? 's' : 'a';
      const results = await svd(context, { layout: 'spaced', count: 3, shape: same(shape), jobu: job, jobv: job });
      expect(worst(results, same(shape), noise), `${shape}`).toBeLessThan(BOUND);
    }
  });

  gpuTest('keeps its bits in every layout and company, with whatever vectors', async (context) => {
    const few: readonly Shape[] = [
      [5, 12],
      [40, 4],
    ];
    const shapes: readonly Shape[] = software ? few : [...few, [3, 3], [9, 6], [4, 300], [48, 48]];
    for (const shape of shapes) {
      const [alone] = await svd(context, { count: 1, shape: same(shape) });
      for (const layout of LAYOUTS) {
        for (const count of layout === 'packed' ? [0, 37] : [3]) {
          const results = await svd(context, { layout, count, shape: same(shape) });
          if (count > 0) expect(results[0], `${shape} ${layout} ${count}`).toEqual(alone);
          expect(worst(results, same(shape), noise), `${shape} ${layout}`).toBeLessThan(BOUND);
        }
      }
      const [whole] = await svd(context, { count: 2, shape: same(shape), jobu: 'a', jobv: 'a' });
      expect(whole!.s).toEqual(alone!.s);
      expect(whole!.u.subarray(0, alone!.u.length)).toEqual(alone!.u);
      expect(whole!.v.subarray(0, alone!.v.length)).toEqual(alone!.v);
      for (const [jobu, jobv] of [
        ['n', 'n'],
        ['s', 'n'],
        ['n', 's'],
      ] as const) {
        const [some] = await svd(context, { count: 2, shape: same(shape), jobu, jobv });
        expect(some!.s).toEqual(alone!.s);
        expect(some!.u).toEqual(jobu === 'n' ? new Float32Array(0) : alone!.u);
        expect(some!.v).toEqual(jobv === 'n' ? new Float32Array(0) : alone!.v);
      }
    }
  });

  gpuTest('takes problems of various sizes, empty, tall and wide ones', async (context) => {
    const all: readonly Shape[] = [
      [3, 3],
      [0, 3],
      [2, 40],
      [40, 2],
      [1, 1],
      [4, 0],
      [3, 4],
      [43, 2],
    ];
    const shape = (b: number): Shape => all[b]!;
    for (const job of ['s', 'a'] as const) {
      const results = await svd(context, { layout: 'ragged', count: all.length, shape, jobu: job, jobv: job });
      expect(worst(results, shape, noise), job).toBeLessThan(BOUND);
      for (const b of [0, 2, 3]) {
        const [alone] = await svd(context, {
          count: 1,
          shape: same(all[b]!),
          value: (_, i, j) => noise(b, i, j),
          jobu: job,
          jobv: job,
        });
        expect(results[b], `${all[b]}`).toEqual(alone);
      }
    }
  });

  gpuTest('finds vectors of all kinds of matrices', async (context) => {
    const names = Object.keys(KINDS);
    const value: Value = (b, i, j) => KINDS[names[b]!]!(b, i, j);
    const few: readonly Shape[] = [
      [5, 4],
      [5, 12],
      [40, 4],
    ];
    const shapes: readonly Shape[] = software ? few : [...few, [12, 12], [30, 30], [64, 64], [5, 200]];
    for (const shape of shapes) {
      for (const job of ['s', 'a'] as const) {
        const results = await svd(context, { count: names.length, shape: same(shape), value, jobu: job, jobv: job });
        for (const [b, name] of names.entries()) {
          const error = svdError(shape, (i, j) => value(b, i, j), results[b]!);
          expect(error, `${shape} ${job} ${name}`).toBeLessThan(BOUND);
        }
        expect([...results[0]!.s].every((x) => x === 0)).toBe(true);
        expect([...results[1]!.s].every((x) => x === 1)).toBe(true);
      }
    }
  });

  gpuTest('finds small singular values of graded columns to the last digits', async (context) => {
    // B D with orthogonal columns in B: the values are multiples of those of D, nine decades of them.
    const n = 4;
    const sign = (i: number, j: number): number => ((i & j & 1) + ((i & j & 2) >> 1)) % 2;
    const d = [1, 1e-9, 1e-3, 1e-6].map(Math.fround);
    const value: Value = (_, i, j) => Math.fround((1 - 2 * sign(i % n, j)) * d[j]!);
    // As they are, and by way of a triangle.
    for (const m of [n, 40]) {
      const [found] = await svd(context, { count: 1, shape: same([m, n]), value });
      const wanted = [...d].sort((x, y) => y - x).map((x) => Math.sqrt(m) * x);
      for (let k = 0; k < n; k++)
        expect(Math.abs(found!.s[k]! / wanted[k]! - 1), `${m} ${k}`).toBeLessThan(10 * 2 ** -23);
    }
  });

  gpuTest('keeps bad matrices to themselves', async (context) => {
    const bad: Readonly<Record<number, Value>> = {
      1: (b, i, j) => (i === 2 && j === 1 ? Number.NaN : noise(b, i, j)),
      4: (b, i, j) => (j === 0 ? Number.POSITIVE_INFINITY : noise(b, i, j)),
      6: () => Number.NEGATIVE_INFINITY,
      9: () => Number.NaN,
    };
    const value: Value = (b, i, j) => (bad[b] ?? noise)(b, i, j);
    for (const shape of [
      [5, 4],
      [40, 4],
    ] as const) {
      const k = Math.min(...shape);
      const batch = { layout: 'spaced', count: 12, shape: same(shape), jobu: 'a', jobv: 'a' } as const;
      const [clean, spoiled] = [await svd(context, batch), await svd(context, { ...batch, value })];
      for (let b = 0; b < 12; b++) {
        if (bad[b] === undefined) {
          expect(spoiled[b], `${b}`).toEqual(clean[b]);
          continue;
        }
        const { s, u, v, info, nonfinite } = spoiled[b]!;
        expect([info, nonfinite]).toEqual([k, 1]);
        for (const x of [s, u, v])
          expect(
            [...x].every((value) => Number.isNaN(value)),
            `${shape} ${b}`,
          ).toBe(true);
      }
    }
  });

  gpuTest('finds the largest values alone', async (context) => {
    for (const shape of [
      [5, 12],
      [40, 4],
    ] as const) {
      const [all] = await svd(context, { count: 1, shape: same(shape) });
      const [m, n] = shape;
      const [some] = await svd(context, { count: 2, shape: same(shape), values: 3 });
      expect(some!.s).toEqual(all!.s.subarray(0, 3));
      expect(some!.u).toEqual(all!.u.subarray(0, 3 * m));
      expect(some!.v).toEqual(all!.v.subarray(0, 3 * n));
    }
  });

  gpuTest('is right in every shape of the kernel', async (context) => {
    const { lanes, threads, workgroupBytes: bytes } = context.gpu!;
    for (const n of software ? [8] : [8, 16, 32, 48, 64]) {
      const names = new Set(jacobiNames({ ...jacobiExtent(n, n), type: 's', lanes, threads, bytes }));
      for (const force of some([...names], software ? 2 : 6)) {
        const results = await svd(context, { count: 5, shape: same([n, n]), force });
        expect(worst(results, same([n, n]), noise), `${n} ${force}`).toBeLessThan(BOUND);
      }
    }
  });

  it('has a shape for every order on every device that WebGPU allows', () => {
    const types = ['s', 'c'] as const;
    for (const [lanes, type] of [0, 4, 8, 16, 32, 64, 128].flatMap((size) => types.map((t) => [size, t] as const))) {
      for (let n = 1; n <= MOST_OF[type]; n++) {
        for (const m of [n, 32, n + 1, 1000].filter((rows) => rows >= n)) {
          const extent = jacobiExtent(m, n);
          const shape = pickJacobi({ ...extent, type, lanes, threads: 256, bytes: 16384 });
          expect(shape, `${m} ${n} ${lanes}`).toBeDefined();
          const { N, PARTS, ROWS, LANES, GROUP, CHUNK } = shape!;
          expect([N >= n, PARTS * ROWS >= extent.rows, (N / 2) * PARTS <= LANES, GROUP * LANES <= 256]).toEqual([
            true,
            true,
            true,
            true,
          ]);
          expect([N % PARTS, ROWS % CHUNK, (N / PARTS) % CHUNK]).toEqual([0, 0, 0]);
        }
      }
    }
  });

  gpuTest('does not remember calls of other sizes', async (context) => {
    for (const n of [6, 3, 9, 2, 6]) {
      const results = await svd(context, { count: 5, shape: same([n, n]), value: (b, i, j) => noise(b + n, i, j) });
      expect(
        worst(results, same([n, n]), (b, i, j) => noise(b + n, i, j)),
        `${n}`,
      ).toBeLessThan(BOUND);
    }
  });
});
