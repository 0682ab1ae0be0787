// norm and cond on every backend: numbers of NumPy 2.4, axes, edge cases, and inequalities between norms.
import fc from 'fast-check';
import ndarray from 'ndarray';
import { describe, expect, it } from 'vitest';
import { ArgumentError, ConvergenceError } from '../../src/core/errors.ts';
import { cond, type NormOrder, norm } from '../../src/linalg/index.ts';
import { contexts, cpu } from '../setup/contexts.ts';

type Numbers = ndarray.NdArray<Float64Array>;
const on = { context: cpu };

/** To about as many digits as NumPy printed. */
const near = (found: number, expected: number, digits = 1e-13): void => {
  if (Number.isFinite(expected)) expect(Math.abs(found - expected)).toBeLessThanOrEqual(digits * Math.abs(expected));
  else expect(found).toBe(expected);
};
const allNear = (found: Numbers, shape: readonly number[], expected: readonly number[]): void => {
  expect(found.shape).toEqual(shape);
  for (const [i, value] of expected.entries()) near(found.data[i]!, value);
};

const A = [
  [2, 1, 4],
  [4, 3, -1],
  [0, 5, 6],
  [1, -2, 3],
];
const HILBERT = Array.from({ length: 4 }, (_, i) => Array.from({ length: 4 }, (_, j) => 1 / (i + j + 1)));
const T = ndarray(
  Float64Array.from({ length: 24 }, (_, i) => i - 7),
  [2, 3, 4],
);

describe('numbers of NumPy', () => {
  it.each([
    [undefined, 11.0453610171873, 1.50973409981831],
    ['fro', 11.0453610171873, 1.50973409981831],
    ['nuc', 17.9570934590661, 1.67619047619048],
    [1, 14, 2.08333333333333],
    [-1, 7, 0.759523809523809],
    [2, 8.97854672953304, 1.50021428005924],
    [-2, 3.75492060948219, 9.67023040226051e-5],
    [Infinity, 11, 2.08333333333333],
    [-Infinity, 6, 0.759523809523809],
  ] as const)('matrix norms of order %s', async (order, ofA, ofHilbert) => {
    near(await norm(A, order, on), ofA);
    near(await norm(HILBERT, order, on), ofHilbert, order === -2 ? 1e-11 : 1e-13);
  });

  it.each([
    [undefined, 4.60977222864644],
    [1, 7.5],
    [2, 4.60977222864644],
    [Infinity, 4],
    [-Infinity, 0.5],
    [0, 4],
    [-1, 0.266666666666667],
    [-2, 0.433860915637312],
    [3, 4.1817233036846],
    [0.5, 26.2279220613578],
  ] as const)('vector norms of order %s', async (order, expected) => {
    near(await norm([1, -2, 0.5, 4], order, on), expected);
    near(await norm(new Float32Array([1, -2, 0.5, 4]), order, on), expected);
  });

  it('along axes', async () => {
    near(await norm(T, undefined, on), 40.4474968323134);
    const along = (order: NormOrder | undefined, axis: number | readonly [number, number]): Promise<Numbers> =>
      norm<Numbers>(T, order, { ...on, axis });
    const columns = [
      7.68114574786861, 6.6332495807108, 5.91607978309962, 5.65685424949238, 16.583123951777, 18.2208671582886,
      19.8746069143518, 21.540659228538,
    ];
    allNear(await along(undefined, 1), [2, 4], columns);
    allNear(await along(2, -2), [2, 4], columns);
    allNear(await along(1, [0, 2]), [3], [12, 12, 20]);
    allNear(await along(Infinity, [2, 0]), [3], [12, 12, 20]);
    allNear(await along('nuc', [-1, 0]), [3], [20.1824493786059, 23.8187166514065, 31.3581131913256]);
    allNear(await along(2, [1, 2]), [2], [12.5632571787145, 38.2712573825865]);
    near(await norm(A, 1, { ...on, axis: [1, 0] }), 11);
    expect(await norm([3, 4], 2, { ...on, axis: 0 })).toBe(5);
    // A view: every other column, reversed
    const rows = ndarray(T.data, [2, 2], [4, -2], 3);
    near(await norm(rows, 'fro', on), Math.hypot(-4, -6, 0, -2));
    expect(await norm(-5, undefined, on)).toBe(5);
  });

  it.each([
    [undefined, 15513.7387389297],
    [2, 15513.7387389297],
    [-2, 6.44589944969637e-5],
    [1, 28374.9999999975],
    [-1, 391.914285714252],
    [Infinity, 28374.9999999975],
    [-Infinity, 391.914285714256],
    ['fro', 15613.7935596424],
    ['nuc', 17593.2952380937],
  ] as const)('condition numbers of order %s', async (order, expected) => {
    near(await cond(HILBERT, order, on), expected, 1e-11);
  });
});

describe('edge cases of norm', () => {
  it('of nothing', async () => {
    for (const order of [undefined, 0, 1, 2, 3, Infinity]) expect(await norm([], order, on)).toBe(0);
    expect(await norm([], -1, on)).toBe(Infinity);
    const none = ndarray(new Float64Array(0), [0, 3]);
    for (const order of [undefined, 'fro', 'nuc', 1, 2, Infinity] as const) expect(await norm(none, order, on)).toBe(0);
    for (const [x, order] of [
      [[], -Infinity],
      [none, -2],
      [none, -Infinity],
    ] as const)
      await expect(norm(x, order, on)).rejects.toThrow(/no elements/);
    expect(await norm(none, -1, on)).toBe(0);
    const lead = await norm<Numbers>(ndarray(new Float64Array(0), [2, 0, 3]), Infinity, { ...on, axis: 1 });
    allNear(lead, [2, 3], [0, 0, 0, 0, 0, 0]);
    expect((await norm<Numbers>(ndarray(new Float64Array(0), [0, 3]), 2, { ...on, axis: 1 })).shape).toEqual([0]);
  });

  it('of what is not finite', async () => {
    for (const order of [undefined, 1, 2, 3, -1, Infinity, -Infinity])
      expect(await norm([1, Number.NaN], order, on)).toBeNaN();
    expect(await norm([1, Number.NaN, 0], 0, on)).toBe(2);
    expect(await norm([1, -Infinity], 2, on)).toBe(Infinity);
    expect(await norm([1, -Infinity], -1, on)).toBe(1);
    const bad = [
      [1, 2],
      [3, Number.NaN],
    ];
    for (const order of [undefined, 'fro', 1, -1, Infinity, -Infinity] as const)
      expect(await norm(bad, order, on)).toBeNaN();
    for (const order of [2, -2, 'nuc'] as const) await expect(norm(bad, order, on)).rejects.toThrow(ConvergenceError);
  });

  it('squares and powers stay in the range', async () => {
    near(await norm([3e200, 4e200], undefined, on), 5e200);
    near(await norm([3e-200, 4e-200], 2, on), 5e-200);
    near(await norm([1e200, 1e200], 3, on), 1e200 * 2 ** (1 / 3));
    near(await norm([1e-200, 1e-200], -3, on), 1e-200 * 2 ** (-1 / 3));
    near(await norm([[3e200, 4e200]], 'fro', on), 5e200);
    near(await norm([[3e200, 4e200]], 2, on), 5e200);
    near(await norm(new Float32Array([3e30, 4e30]), undefined, on), 5e30, 1e-6);
  });

  it('refuses what is no norm', async () => {
    const refused = async (call: () => Promise<unknown>, argument: string): Promise<void> => {
      const error = await call().catch((e: unknown) => e);
      expect(error).toBeInstanceOf(ArgumentError);
      expect((error as ArgumentError).argument).toBe(argument);
    };
    await refused(() => norm([1, 2], 'fro', on), 'order');
    await refused(() => norm([[1, 2]], 3, on), 'order');
    await refused(() => norm([[1, 2]], 0, on), 'order');
    await refused(() => norm([1, 2], Number.NaN, on), 'order');
    await refused(() => norm([1, 2], 'max' as never, on), 'order');
    await refused(() => norm(T, 2, on), 'x');
    await refused(() => norm(T, 2, { ...on, axis: [0, 0] }), 'axis');
    await refused(() => norm(T, 2, { ...on, axis: 3 }), 'axis');
    await refused(() => norm(T, 2, { ...on, axis: [0, 1, 2] as never }), 'axis');
    await refused(() => norm(T, 2, { ...on, axes: 1 } as never), 'axes');
    await refused(() => norm('x' as never), 'x');
    await refused(() => cond([[1, 2]], 1, on), 'A');
    await refused(() => cond([1, 2], undefined, on), 'A');
    await refused(() => cond(ndarray(new Float64Array(0), [0, 0]), undefined, on), 'A');
    await refused(() => cond([[1]], 3 as never, on), 'order');
  });
});

describe('cond', () => {
  it('of singular matrices and of what is not finite', async () => {
    const ones = [
      [1, 1],
      [1, 1],
    ];
    const unit = [
      [1, 0],
      [0, 1],
    ];
    const zero = [
      [0, 0],
      [0, 0],
    ];
    const nan = [
      [1, 2],
      [3, Number.NaN],
    ];
    const inf = [
      [1, 2],
      [3, Infinity],
    ];
    for (const order of [undefined, 1, 'nuc', -2] as const) expect(await cond(zero, order, on)).toBe(Infinity);
    for (const order of [1, -1, 'fro', 'nuc', Infinity] as const) expect(await cond(ones, order, on)).toBe(Infinity);
    expect(await cond(ones, 2, on)).toBeGreaterThan(1e15);
    for (const order of [undefined, 1, 'fro', 2] as const) expect(await cond(inf, order, on)).toBe(Infinity);
    expect(await cond(nan, 1, on)).toBeNaN();
    await expect(cond(nan, 2, on)).rejects.toThrow(ConvergenceError);
    const error = await cond([unit, nan], 2, on).catch((e: unknown) => e);
    expect(error).toMatchObject({ batchElement: 1, batchIndex: [1] });
    const all = await cond<Numbers>([unit, ones, nan], 'fro', on);
    allNear(all, [3], [2, Infinity]);
    expect(all.get(2)).toBeNaN();
  });
});

describe('properties', () => {
  const rows = fc.tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 6 })).chain(([m, n]) =>
    fc.array(fc.array(fc.double({ min: -1e3, max: 1e3, noNaN: true }), { minLength: n, maxLength: n }), {
      minLength: m,
      maxLength: m,
    }),
  );

  it('norms are in their order', async () => {
    await fc.assert(
      fc.asyncProperty(rows, async (a) => {
        const [m, n] = [a.length, a[0]!.length];
        const of = (order: NormOrder): Promise<number> => norm(a, order, on);
        const [one, inf, two, fro, nuc] = await Promise.all([of(1), of(Infinity), of(2), of('fro'), of('nuc')]);
        const slack = 1 + 1e-13;
        const chain: readonly (readonly [number, number])[] = [
          [two, fro * slack],
          [fro, nuc * slack],
          [nuc, Math.sqrt(Math.min(m, n)) * fro * slack],
          [two * two, one * inf * slack],
          [one, Math.sqrt(m) * two * slack],
          [inf, Math.sqrt(n) * two * slack],
        ];
        for (const [less, more] of chain) expect(less).toBeLessThanOrEqual(more + 1e-300);
      }),
      { numRuns: 40 },
    );
  });

  it('condition numbers are at least 1', async () => {
    await fc.assert(
      fc.asyncProperty(
        rows.filter((a) => a.length === a[0]!.length),
        async (a) => {
          for (const order of [undefined, 1, Infinity, 'fro'] as const)
            expect(await cond(a, order, on)).toBeGreaterThanOrEqual(1 - 1e-12);
        },
      ),
      { numRuns: 25 },
    );
  });
});

describe.each(contexts.map((context) => [context.backend, context] as const))('on a %s context', (_, context) => {
  it('singles are taken as such', async () => {
    const a = ndarray(new Float32Array([4, 0, 0, 0, -2, 0, 0, 0, 0.5]), [3, 3]);
    near(await norm(a, 2, { context }), 4, 1e-6);
    near(await norm(a, 'nuc', { context }), 6.5, 1e-6);
    near(await cond(a, undefined, { context }), 8, 1e-6);
    near(await cond(a, 1, { context }), 8, 1e-6);
  });
});
