// The growth that getrf measures, on every backend and in every mode: against max |U| / max |A| of what was downloaded, and where it is
// known.
import { describe, expect, it } from 'vitest';
import { type Context, getrf } from '../../../src/index.ts';
import { growthRef, largestRef } from '../../../src/lapack/lu/growth.ref.ts';
import { type GetrfData, type GetrfProblem, getrfCase } from '../../../testing/cases/lapack/lu/getrf.ts';
import { attempt, complaints } from '../../../testing/lib/case.ts';
import { formula, type Source, uniform } from '../../../testing/lib/source.ts';
import { contexts, cpu, gpuTest, gpuWide } from '../../setup/contexts.ts';

const LAYOUT = { pad: 3, offset: 5 };
const SHAPES = [
  [0, 0],
  [0, 4],
  [4, 0],
  [1, 1],
  [33, 33],
  [100, 40],
  [40, 100],
  [130, 130],
] as const;

/** Wilkinson's matrix: with partial pivoting the last column doubles at every step. */
const doubling: Source = formula((i, j) => (i === j || j === 19 ? 1 : i > j ? -1 : 0));
const constant = (value: number): Source => formula(() => value);
const spoiled =
  (i: number, j: number, value: number): Source =>
  (a, prec, random) => {
    uniform(a, prec, random);
    a.data[a.offset + i + j * a.ld] = value;
  };

const measured = ({ growth }: GetrfData): number => growth.data[growth.offset]!;
async function growthAfter(context: Context, problem: GetrfProblem, prec: 's' | 'd' = 's'): Promise<number> {
  return measured((await attempt(context, getrfCase, { growth: true, layout: LAYOUT, ...problem }, prec)).after);
}

async function expectKnown(context: Context, prec: 's' | 'd', factor: Partial<GetrfProblem> = {}): Promise<void> {
  const of = (m: number, n: number, source: Source) => growthAfter(context, { m, n, source, ...factor }, prec);
  expect(await of(20, 20, doubling)).toBe(2 ** 19);
  expect(await of(1, 7, constant(-3))).toBe(1);
  expect(await of(9, 9, constant(0))).toBe(0);
  expect(await of(0, 5, constant(1))).toBe(0);
  expect(await of(5, 0, constant(1))).toBe(0);
  expect(await of(30, 30, spoiled(4, 7, Number.NaN))).toBeNaN();
  // Behind the square part NaN is in U too, below it only in A.
  expect(await of(5, 30, spoiled(4, 29, Number.NaN))).toBeNaN();
  expect(
    await of(
      3,
      1,
      formula((i) => [4, 2, Number.POSITIVE_INFINITY][i]!),
    ),
  ).toBeNaN();
}

describe.each(contexts.map((context) => [context.backend, context] as const))(
  'growth on the %s backend',
  (_, context) => {
    it('is max |U| / max |A|', async () => {
      for (const [m, n] of SHAPES) {
        const problem = { m, n, growth: true, layout: LAYOUT };
        expect(await complaints(context, getrfCase, problem, 's')).toEqual([]);
      }
    });

    it('is what is known, NaN passes on, and a zero or empty A gives 0', () => expectKnown(context, 's'));

    it('does not depend on the scale of A', async () => {
      const scaled = (by: number): Source => formula((i, j) => by * (i === j ? 1 : ((5 * i + 3 * j) % 7) / 8));
      const expected = await growthAfter(context, { m: 24, n: 24, source: scaled(1) });
      expect(expected).toBeGreaterThan(0.1);
      for (const exponent of [-100, -60, 60, 110]) {
        const found = await growthAfter(context, { m: 24, n: 24, source: scaled(2 ** exponent) });
        expect(found, `times 2^${exponent}`).toBe(expected);
      }
      // Nothing is computed with a single element: U is A, whatever a GPU does with subnormal numbers.
      for (const value of [2 ** -149, 2 ** -140, 2 ** 127]) {
        expect(await growthAfter(context, { m: 1, n: 1, source: constant(value) }), `of ${value}`).toBe(1);
      }
    });

    it('may be left in the buffer of A', async () => {
      const A = context.upload('s', Float32Array.of(1, 2, 3, 4, -1));
      const [ipiv, info] = [context.alloc('i', 2), context.alloc('i', 1)];
      await getrf(context.queue, { m: 2, n: 2, A, lda: 2, ipiv, info, growth: A.at(4), mode: 'native' });
      // Rows exchanged: U = [2 4; 0 1]
      expect([...(await context.download(A))]).toEqual([2, 0.5, 4, 1, 1]);
      for (const buffer of [A, ipiv, info]) buffer.dispose();
    });
  },
);

it('is measured in double precision', async () => {
  for (const [m, n] of SHAPES)
    expect(await complaints(cpu, getrfCase, { m, n, growth: true, layout: LAYOUT }, 'd')).toEqual([]);
  await expectKnown(cpu, 'd');
});

it('reference: NaN in either, and zeros', () => {
  const mat = (...data: number[]) => ({ data: Float64Array.from(data), off: 0, ld: 2 });
  expect(largestRef(2, 2, mat(1, -5, 3, 2))).toBe(5);
  expect(growthRef(2, 2, 5, mat(2, 9, -10, 1))).toBe(2);
  expect(growthRef(2, 2, Number.NaN, mat(1, 0, 0, 1))).toBeNaN();
  expect(growthRef(2, 2, 1, mat(1, 0, Number.NaN, 1))).toBeNaN();
  expect(growthRef(2, 2, 0, mat(0, 0, 0, 0))).toBe(0);
});

gpuWide('growth in hybrid mode, in a tournament, and behind a buffer disposed of', async (context) => {
  for (const factor of [
    { mode: 'hybrid', nb: 16 },
    { mode: 'native', pivoting: 'tournament' },
  ] as const) {
    for (const [m, n] of SHAPES)
      expect(await complaints(context, getrfCase, { m, n, growth: true, layout: LAYOUT, ...factor }, 's')).toEqual([]);
    await expectKnown(context, 's', factor);
  }
  const leased = context.pool!.live;
  const A = context.upload('s', new Float32Array(60 * 60).fill(1));
  const [ipiv, info, growth] = [context.alloc('i', 60), context.alloc('i', 1), context.alloc('s', 1)];
  const call = getrf(context.queue, { m: 60, n: 60, A, lda: 60, ipiv, info, growth, mode: 'hybrid', nb: 16 });
  A.dispose();
  await expect(call).rejects.toThrow(/after dispose/);
  for (const buffer of [ipiv, info, growth]) buffer.dispose();
  expect(context.pool!.live).toBeLessThanOrEqual(leased + 3);
});

gpuTest('calls behind one that measures see its result, awaited or not', async (context) => {
  const A = context.upload('s', Float32Array.of(1, 2, 3, 4));
  const [ipiv, info, growth] = [context.alloc('i', 2), context.alloc('i', 1), context.alloc('s', 1)];
  const factor = () => getrf(context.queue, { m: 2, n: 2, A, lda: 2, ipiv, info, growth, mode: 'native' });
  const calls = [factor(), factor()];
  const [values, factors] = await Promise.all([context.download(growth), context.download(A)]);
  await Promise.all(calls);
  // [2 4; 0.5 1] once more: [2 4; 0.25 0]
  expect([...factors]).toEqual([2, 0.25, 4, 0]);
  expect([...values]).toEqual([1]);
  for (const buffer of [A, ipiv, info, growth]) buffer.dispose();
});

gpuTest('nothing is enqueued for a growth that is not asked for', async (context) => {
  const count = async (growth: boolean): Promise<number> => {
    const before = context.queue.dispatches;
    await attempt(context, getrfCase, { m: 20, n: 20, growth }, 's');
    return context.queue.dispatches - before;
  };
  await count(true);
  // Two norms of two kernels each, and the division
  expect((await count(true)) - (await count(false))).toBe(5);
});

gpuTest('a factorization that measures can be part of a plan', async (context) => {
  const A = context.upload('s', Float32Array.of(1, 2, 3, 4));
  const [ipiv, info, growth] = [context.alloc('i', 2), context.alloc('i', 1), context.alloc('s', 1)];
  const plan = await context.record(
    () => void getrf(context.queue, { m: 2, n: 2, A, lda: 2, ipiv, info, growth, mode: 'native' }),
  );
  context.write(A, Float32Array.of(2, 0, 1, 8));
  await plan.run();
  expect([...(await context.download(growth))]).toEqual([1]);
  expect([...(await context.download(A))]).toEqual([2, 0, 1, 8]);
  plan.dispose();
  for (const buffer of [A, ipiv, info, growth]) buffer.dispose();
});
