// polar and svdvals on every backend: the product, orthogonality and symmetry, SciPy's numbers, stacks, deficient and empty matrices.
import { describe, expect, it } from 'vitest';
import { ArgumentError, ConvergenceError } from '../../src/core/errors.ts';
import { matmul, type NdArray, ndarray, polar, slice, stack, sub, svd, svdvals, T } from '../../src/linalg/index.ts';
import { mulberry32, signed } from '../lib/rng.ts';
import { contexts, cpu } from '../setup/contexts.ts';

type Matrix = NdArray<Float32Array | Float64Array>;

const random = (single: boolean, shape: number[]): Matrix => {
  const rng = mulberry32(9);
  const data = Float64Array.from({ length: shape.reduce((count, d) => count * d, 1) }, () => signed(rng));
  return ndarray(single ? new Float32Array(data) : data, shape);
};
const most = ({ data }: Matrix): number => Array.from(data).reduce((size, value) => Math.max(size, Math.abs(value)), 0);
const unit = (n: number): number[][] => Array.from({ length: n }, (_, i) => unitRow(n, i));
const unitRow = (n: number, i: number): number[] => Array.from({ length: n }, (_, j) => Number(i === j));

describe.each(contexts.map((context) => [context.backend, context] as const))('on a %s context', (_, context) => {
  it.each([
    ['single', 1e-5],
    ['double', 1e-13],
  ] as const)('polar of %s', async (type, tol) => {
    for (const shape of [
      [5, 5],
      [9, 4],
      [4, 9],
      [70, 40],
      [1, 1],
    ] as const) {
      const A = random(type === 'single', [...shape]);
      for (const side of ['right', 'left'] as const) {
        const { U, P } = await polar(A, { side, context });
        const product = side === 'right' ? await matmul(U, P, { context }) : await matmul(P, U, { context });
        expect(most(sub(product, A) as Matrix) < tol * 10).toBe(true);
        const [m, n] = shape;
        const square = m >= n ? await matmul(T(U), U, { context }) : await matmul(U, T(U), { context });
        expect(most(sub(square, unit(Math.min(m, n))) as Matrix) < tol * 10).toBe(true);
        const order = side === 'right' ? n : m;
        expect(P.shape).toEqual([order, order]);
        for (let i = 0; i < order; i++) for (let j = 0; j < i; j++) expect(P.get(i, j)).toBe(P.get(j, i));
        const values = await svdvals(P, { context });
        const own = await svdvals(A, { context });
        expect(Math.abs(values.get(0) - own.get(0)) < tol * own.get(0) * 10).toBe(true);
      }
    }
  });

  it.each([
    ['right', 5, 3],
    ['left', 3, 5],
    ['right', 4, 4],
    ['left', 3, 2],
  ] as const)('polar of a stack with P on the %s, %i x %i, is that of each matrix, in one call', async (side, m, n) => {
    for (const [single, tol] of [
      [true, 1e-4],
      [false, 1e-12],
    ] as const) {
      const A = random(single, [2, 3, m, n]);
      const { U, P } = await polar(A, { side, context });
      const order = side === 'right' ? n : m;
      expect([U.shape, P.shape]).toEqual([
        [2, 3, m, n],
        [2, 3, order, order],
      ]);
      for (let b = 0; b < 6; b++) {
        const at = [Math.floor(b / 3), b % 3].join(', ');
        const own = await polar(slice(A, at) as Matrix, { side, context });
        expect(most(sub(slice(P, at), own.P) as Matrix) < tol).toBe(true);
        // Of deficient rank U is anybody's.
        if (order <= Math.min(m, n)) expect(most(sub(slice(U, at), own.U) as Matrix) < 10 * tol).toBe(true);
      }
      const together = order <= Math.min(m, n);
      const last = () => context.queue.trace.findLast(({ routine }) => /polarStrided|gesvdStrided/.test(routine));
      await polar(A, { side, context });
      expect(last()!.routine).toMatch(together ? /polarStridedBatched/ : /gesvdStridedBatched/);
    }
  });

  it('svdvals are those of svd, of stacks too', async () => {
    const A = random(false, [3, 6, 4]);
    const [values, { S }] = [await svdvals(A, { context }), await svd(A, { computeUv: false, context })];
    expect(values.shape).toEqual([3, 4]);
    expect([...values.data]).toEqual([...S.data]);
  });
});

it("polar has SciPy's numbers, and its sides", async () => {
  // scipy.linalg.polar([[1, -1], [2, 4]])
  const { U, P } = await polar(
    [
      [1, -1],
      [2, 4],
    ],
    { context: cpu },
  );
  const expected = [
    [U, 0.857492925712544, -0.514495755427527],
    [P, 1.8864844365676, 1.20049009599756],
  ] as const;
  for (const [X, a, b] of expected) {
    expect(X.get(0, 0)).toBeCloseTo(a, 12);
    expect(X.get(0, 1)).toBeCloseTo(b, 12);
  }
  expect(await polar(new Float64Array(0) as never, { context: cpu }).catch((error: unknown) => error)).toBeInstanceOf(
    ArgumentError,
  );
});

it('polar of stacks, of zeros and of nothing', async () => {
  const { U, P } = await polar(random(false, [2, 3, 5, 4]), { context: cpu });
  expect([U.shape, P.shape]).toEqual([
    [2, 3, 5, 4],
    [2, 3, 4, 4],
  ]);
  const zero = await polar(ndarray(new Float64Array(6), [3, 2]), { context: cpu });
  expect(most(zero.P)).toBe(0);
  const empty = await polar(ndarray(new Float64Array(0), [3, 0]), { side: 'left', context: cpu });
  expect([empty.U.shape, empty.P.shape, most(empty.P)]).toEqual([[3, 0], [3, 3], 0]);
});

it('refuses what is wrong', async () => {
  const NAN = [
    [1, 2],
    [3, Number.NaN],
  ];
  await expect(polar(NAN, { context: cpu })).rejects.toBeInstanceOf(ConvergenceError);
  await expect(polar(stack([unit(2), NAN]), { context: cpu })).rejects.toBeInstanceOf(ConvergenceError);
  await expect(svdvals(NAN, { context: cpu })).rejects.toBeInstanceOf(ConvergenceError);
  await expect(polar([[1]], { side: 'up' as 'left', context: cpu })).rejects.toBeInstanceOf(ArgumentError);
});
