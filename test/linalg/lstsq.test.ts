// lstsq and leastSquares on every backend: shapes, ranks, layouts and data types, rows in blocks, refusals.
import ndarray from 'ndarray';
import { describe, expect, it } from 'vitest';
import { ArgumentError, DisposedError } from '../../src/core/errors.ts';
import { leastSquares, lstsq } from '../../src/linalg/index.ts';
import { mulberry32, signed } from '../lib/rng.ts';
import { contexts, cpu } from '../setup/contexts.ts';

const dtypes = { single: Float32Array, double: Float64Array } as const;
const BOUND = { single: 1e-4, double: 1e-12 } as const;
type Dtype = keyof typeof dtypes;
const names = Object.keys(dtypes) as Dtype[];
type Matrix = ndarray.NdArray<Float32Array | Float64Array>;

function random(dtype: Dtype, shape: number[], seed = 7): Matrix {
  const rng = mulberry32(seed);
  return ndarray(
    new dtypes[dtype](shape.reduce((x, y) => x * y, 1)).map(() => signed(rng)),
    shape,
  );
}

/** A^T (b - A x) must vanish. */
function gradient(A: Matrix, x: Matrix, b: Matrix): number {
  const [m, n] = A.shape as [number, number];
  const residual = Float64Array.from({ length: m }, (_, i) => {
    let sum = b.get(i);
    for (let j = 0; j < n; j++) sum -= A.get(i, j) * x.get(j);
    return sum;
  });
  let worst = 0;
  for (let j = 0; j < n; j++) {
    let sum = 0;
    for (let i = 0; i < m; i++) sum += A.get(i, j) * residual[i]!;
    worst = Math.max(worst, Math.abs(sum));
  }
  return worst;
}

for (const context of contexts) {
  describe(`lstsq on the ${context.backend}`, () => {
    it.each(names)('solves problems of every shape (%s)', async (dtype) => {
      for (const [m, n] of [
        [1, 1],
        [7, 3],
        [3, 7],
        [20, 20],
      ] as const) {
        for (const A of [random(dtype, [n, m]).transpose(1, 0)]) {
          const b = random(dtype, [m], 9);
          const { x, rank, residuals, diagonal } = await lstsq(A, b, { context });
          expect(x.shape).toEqual([n]);
          expect(x.data).toBeInstanceOf(dtypes[dtype]);
          expect(rank).toBe(Math.min(m, n));
          expect(diagonal.length).toBe(Math.min(m, n));
          expect(gradient(A, x, b)).toBeLessThan(BOUND[dtype]);
          expect(residuals.length).toBe(m > n ? 1 : 0);
          // Another right-hand side beside it changes nothing.
          const both = ndarray(new dtypes[dtype](2 * m), [m, 2]);
          for (let i = 0; i < m; i++) {
            both.set(i, 0, b.get(i));
            both.set(i, 1, i);
          }
          const two = await lstsq(A, both, { context });
          expect(two.x.shape).toEqual([n, 2]);
          for (let j = 0; j < n; j++) expect(Math.abs(two.x.get(j, 0) - x.get(j))).toBeLessThan(BOUND[dtype]);
        }
      }
    });

    it('finds a deficient rank, and the shortest solution', async () => {
      for (const dtype of names) {
        // Columns 1, 2 and their sum
        const A = ndarray(new dtypes[dtype]([1, 2, 3, 0, 1, 1, 4, 0, 4, 2, 2, 4]), [4, 3]);
        const b = ndarray(new dtypes[dtype]([1, 2, 3, 4]), [4]);
        const { x, rank, residuals, diagonal } = await lstsq(A, b, { context });
        expect(rank).toBe(2);
        expect(residuals.length).toBe(0);
        expect(gradient(A, x, b)).toBeLessThan(BOUND[dtype]);
        // Orthogonal to the null space (1, 1, -1)
        expect(Math.abs(x.get(0) + x.get(1) - x.get(2))).toBeLessThan(BOUND[dtype]);
        expect(Math.abs(diagonal[2]!)).toBeLessThan(BOUND[dtype]);
        const strict = await lstsq(A, b, { context, rcond: 0.9 });
        expect(strict.rank).toBe(1);
      }
    });

    it('takes what is empty', async () => {
      const nothing = await lstsq(ndarray(new Float32Array(0), [0, 3]), ndarray(new Float32Array(0), [0]), { context });
      expect([Array.from(nothing.x.data), nothing.rank]).toEqual([[0, 0, 0], 0]);
      const no = await lstsq(ndarray(new Float32Array(0), [2, 0]), ndarray(new Float32Array([3, 4]), [2]), { context });
      expect([no.x.shape, no.rank, Array.from(no.residuals)]).toEqual([[0], 0, [25]]);
    });
  });

  describe(`leastSquares on the ${context.backend}`, () => {
    it.each(['s', 'd'] as const)('solves as lstsq does with all rows (%s)', async (prec) => {
      const dtype = prec === 's' ? 'single' : 'double';
      const [A, b] = [random(dtype, [50, 4]), random(dtype, [50, 2], 9)];
      const ls = leastSquares({ n: 4, nrhs: 2, prec, context });
      let first = 0;
      // Not awaited one by one: calls take effect in their order.
      const calls = [1, 2, 30, 0, 17].map((rows) => {
        const call = ls.add(A.lo(first, 0).hi(rows, 4), b.lo(first, 0).hi(rows, 2));
        first += rows;
        return call;
      });
      await Promise.all(calls);
      expect(ls.rows).toBe(50);
      const [found, all] = [await ls.solve(), await lstsq(A, b, { context })];
      expect([found.rank, all.rank]).toEqual([4, 4]);
      for (let i = 0; i < 4; i++) {
        for (let j = 0; j < 2; j++) expect(Math.abs(found.x.get(i, j) - all.x.get(i, j))).toBeLessThan(BOUND[dtype]);
      }
      for (let j = 0; j < 2; j++)
        expect(Math.abs(found.residuals[j]! - all.residuals[j]!)).toBeLessThan(50 * BOUND[dtype]);
      ls.dispose();
      ls.dispose();
      expect(await ls.solve().catch((e: unknown) => e)).toBeInstanceOf(DisposedError);
    });
  });
}

it('leastSquares forgets, and says that too few rows are of deficient rank', async () => {
  const ls = leastSquares({ n: 2, context: cpu });
  const add = (x: number, y: number, forget: number) =>
    ls.add(ndarray(new Float64Array([1, x]), [1, 2]), ndarray(new Float64Array([y]), [1]), { forget });
  await add(0, 5, 1);
  expect((await ls.solve()).rank).toBe(1);
  await add(1, 7, 1);
  // All before is forgotten.
  await add(1, 3, 0);
  await add(2, 4, 1);
  const { x, rank, residuals } = await ls.solve();
  expect(rank).toBe(2);
  expect(x.get(0)).toBeCloseTo(2, 12);
  expect(x.get(1)).toBeCloseTo(1, 12);
  expect(residuals[0]).toBeLessThan(1e-20);
  // Weight 1/4 of the rows so far: the mean of 4 and 8 at x = 2 is (4/4 + 8) / (5/4).
  const mean = leastSquares({ n: 1, context: cpu });
  const one = ndarray(new Float64Array([1]), [1, 1]);
  await mean.add(one, ndarray(new Float64Array([4]), [1]));
  await mean.add(one, ndarray(new Float64Array([8]), [1]), { forget: 0.25 });
  expect((await mean.solve()).x.get(0)).toBeCloseTo(7.2, 12);
});

it('both refuse what they do not know', async () => {
  const [A, b] = [random('double', [3, 2]), random('double', [3])];
  const bad: [unknown, unknown, unknown, string][] = [
    [A, random('double', [4]), {}, 'b'],
    [random('double', [3]), b, {}, 'A'],
    [A, b, { rcond: -1 }, 'rcond'],
    [A, b, { rcond: Number.NaN }, 'rcond'],
    [A, b, { rcond: '1' }, 'rcond'],
    [A, b, { tol: 1 }, 'tol'],
    [A, b, null, 'options'],
  ];
  for (const [matrix, side, options, argument] of bad) {
    const error = await lstsq(matrix as never, side as never, options as never).catch((e: unknown) => e);
    expect(error).toBeInstanceOf(ArgumentError);
    expect((error as ArgumentError).argument).toBe(argument);
  }
  for (const [options, argument] of [
    [{}, 'n'],
    [{ n: -1 }, 'n'],
    [{ n: 2.5 }, 'n'],
    [{ n: 2, nrhs: -1 }, 'nrhs'],
    [{ n: 2, prec: 'h' }, 'prec'],
    [{ n: 2, columns: 3 }, 'columns'],
  ] as const) {
    expect(() => leastSquares(options as never)).toThrowError(expect.objectContaining({ argument }));
  }
  const ls = leastSquares({ n: 2, context: cpu });
  for (const [matrix, side, options, argument] of [
    [random('double', [3, 3]), b, {}, 'A'],
    [A, random('double', [2]), {}, 'b'],
    [A, b, { forget: -1 }, 'forget'],
    [A, b, { weight: 1 }, 'weight'],
  ] as const) {
    const error = await ls.add(matrix, side, options as never).catch((e: unknown) => e);
    expect((error as ArgumentError).argument).toBe(argument);
  }
  expect(ls.rows).toBe(0);
});
