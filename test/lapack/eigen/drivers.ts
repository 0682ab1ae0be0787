// What the tests of symmetric drivers have in common: the case's sweep on every context, spectra of every kind, closed forms, the ends of
// the range, data that is not finite, threads.
import { afterEach, describe, expect, it } from 'vitest';
import { engine } from '../../../src/engine/engine.ts';
import { attempt, type Case, checkRandom, complaints, judge } from '../../../testing/lib/case.ts';
import type { SyevData, SyevProblem } from '../../../testing/lib/eigenCase.ts';
import { generateMatrix } from '../../../testing/lib/generate.ts';
import { copied } from '../../../testing/lib/operands.ts';
import { columnOf } from '../../../testing/lib/product.ts';
import { Random } from '../../../testing/lib/random.ts';
import { EPS } from '../../../testing/lib/residuals.ts';
import { formula, type Source, turned, uniform } from '../../../testing/lib/source.ts';
import { sampled, some } from '../../lib/sampled.ts';
import { contexts, cpu } from '../../setup/contexts.ts';

const PRECS = ['s', 'd'] as const;
const ODD = { pad: 3, offset: 5 };

/** Symmetric matrices with a spectrum of LAPACK's kinds: one value apart, geometric, arithmetic, random in the logarithm, of any sign. */
export const SPECTRA = ['cluster0', 'cluster1', 'geo', 'arith', 'logrand', 'rand', 'randn'].map(
  (word) => `heev_${word}`,
);

export const generated =
  (matrix: string): Source =>
  (a, prec, random) => {
    const { A } = generateMatrix({ matrix, cond: 0, prec }, a.rows, a.cols, Math.max(1, a.rows), random);
    formula((i, j, part) => A[(a.parts ?? 1) * (i + j * a.rows) + part]!)(a, prec, random);
  };

export const scaled =
  (factor: number): Source =>
  (a, prec, random) => {
    uniform(a, prec, random);
    for (let i = 0; i < a.data.length; i++) a.data[i]! *= factor;
  };

/** Rosser's matrix: eigenvalues that are double, nearly so, zero, and of either sign. */
const ROSSER = [
  [611, 196, -192, 407, -8, -52, -49, 29],
  [196, 899, 113, -192, -71, -43, -8, -44],
  [-192, 113, 899, 196, 61, 49, 8, 52],
  [407, -192, 196, 611, 8, 44, 59, -23],
  [-8, -71, 61, 8, 411, -599, 208, 208],
  [-52, -43, 49, 44, -599, 411, 208, 208],
  [-49, -8, 8, 59, 208, 208, 99, -911],
  [29, -44, 52, -23, 208, 208, -911, 99],
];
const ROSSER_VALUES = [
  -10 * Math.sqrt(10405),
  0,
  510 - 100 * Math.sqrt(26),
  1000,
  1000,
  510 + 100 * Math.sqrt(26),
  1020,
  10 * Math.sqrt(10405),
].sort((a, b) => a - b);

/** Matrices whose eigenvalues are known, in ascending order. */
export const CLOSED: Record<string, readonly [n: number, Source, values: (n: number) => number[]]> = {
  '1-2-1': [
    45,
    turned((i, j) => (i === j ? 2 : Math.abs(i - j) === 1 ? -1 : 0)),
    (n) => Array.from({ length: n }, (_, i) => 4 * Math.sin(((i + 1) * Math.PI) / (2 * n + 2)) ** 2),
  ],
  minij: [
    40,
    turned((i, j) => Math.min(i, j) + 1),
    (n) =>
      Array.from({ length: n }, (_, i) => 0.25 / Math.sin((((2 * i + 1) / (2 * n + 1)) * Math.PI) / 2) ** 2).reverse(),
  ],
  Pei: [33, turned((i, j) => (i === j ? 4 : 1)), (n) => Array.from({ length: n }, (_, i) => (i === n - 1 ? n + 3 : 3))],
  'Clement, made symmetric': [
    31,
    turned((i, j) => (Math.abs(i - j) === 1 ? Math.sqrt(Math.max(i, j) * (31 - Math.max(i, j))) : 0)),
    (n) => Array.from({ length: n }, (_, i) => 2 * i - (n - 1)),
  ],
  Rosser: [8, turned((i, j) => ROSSER[i]![j]!), () => ROSSER_VALUES],
  zero: [20, turned(() => 0), (n) => new Array(n).fill(0)],
  diagonal: [
    21,
    turned((i, j) => (i === j ? ((8 * i) % 21) - 10 : 0)),
    (n) => Array.from({ length: n }, (_, i) => i - 10),
  ],
};

export function testDriver(of: Case<SyevProblem, SyevData>): void {
  const c = of as unknown as Case<SyevProblem>;
  const { name } = of.spec;
  const run = async (problem: SyevProblem, prec: 's' | 'd'): Promise<SyevData> =>
    (await attempt(cpu, of, problem, prec)).after;

  describe.each(contexts.map((context) => [context.backend, context] as const))(
    `${name} on the %s backend`,
    (_, context) => {
      it.each(PRECS)('does the whole sweep (%s)', async (prec) => {
        for (const problem of sampled(context, of.sweep, 2))
          expect(await complaints(context, c, problem, prec)).toEqual([]);
      });
    },
  );

  it.each(PRECS)('the reference is as good (%s)', (prec) => {
    for (const problem of some(
      of.sweep.filter(({ n }) => n < 66),
      12,
    )) {
      const before = of.data(problem, prec, new Random());
      const after = copied(before, ['A', 'W', 'info']);
      of.reference(problem, after);
      expect(of.error(problem, before, after, { level: 1, random: checkRandom() })).toBeLessThan(
        of.tolerance * EPS[prec],
      );
    }
  });

  it.each(PRECS)('spectra of every kind (%s)', async (prec) => {
    for (const [i, matrix] of SPECTRA.entries())
      for (const n of [10, 51]) {
        const uplo = i % 2 === 0 ? 'l' : 'u';
        const problem = { jobz: 'v', uplo, n, source: generated(matrix), layout: ODD } as const;
        expect(await complaints(cpu, c, problem, prec), `${matrix} ${n}`).toEqual([]);
      }
  });

  it.each(PRECS)('values that are known (%s)', async (prec) => {
    for (const [title, [n, source, values]] of Object.entries(CLOSED)) {
      for (const jobz of ['n', 'v'] as const) {
        const problem = { jobz, uplo: 'u', n, source, layout: ODD } as const;
        expect(await complaints(cpu, c, problem, prec), title).toEqual([]);
        const found = columnOf((await run(problem, prec)).W, 0);
        const known = values(n);
        const most = Math.max(...known.map(Math.abs));
        found.forEach((value, i) => {
          expect(Math.abs(value - known[i]!), title).toBeLessThanOrEqual(30 * EPS[prec] * most);
        });
      }
    }
  });

  it.each(PRECS)('the ends of the range (%s)', async (prec) => {
    const factors = prec === 's' ? [2 ** -120, 1e-30, 1e30, 2 ** 118] : [2 ** -1010, 1e-30, 1e30, 2 ** 1008];
    for (const factor of factors) {
      for (const n of [7, 37]) {
        const problem = { jobz: 'v', uplo: 'l', n, source: scaled(factor), layout: ODD } as const;
        expect(await complaints(cpu, c, problem, prec), `${factor}`).toEqual([]);
      }
    }
  });

  it.each(PRECS)('says what is not finite (%s)', async (prec) => {
    for (const value of [Number.NaN, Infinity, -Infinity]) {
      for (const [jobz, n] of [
        ['v', 20],
        ['v', 1],
        ['n', 5],
      ] as const) {
        const source = formula((i, j) => (Math.max(i, j) === n - 1 && Math.min(i, j) === 0 ? value : 1));
        const { A, W, info } = await run({ jobz, uplo: 'u', n, source, layout: ODD }, prec);
        expect(info.data[info.offset]).toBe(n);
        expect(columnOf(W, 0).every(Number.isNaN)).toBe(true);
        for (let j = 0; jobz === 'v' && j < n; j++) expect(columnOf(A, j).every(Number.isNaN)).toBe(true);
      }
    }
  });

  describe(`${name} with any number of threads`, () => {
    afterEach(() => {
      const e = engine();
      if (e) e.pool.threads = 2;
    });

    it('gives the same bits', async () => {
      const results = [];
      for (const threads of [1, 3]) {
        engine()!.pool.threads = threads;
        const { A, W } = await run({ jobz: 'v', uplo: 'l', n: 190 }, 's');
        results.push([A.data, W.data]);
      }
      expect(results[1]).toEqual(results[0]);
    });
  });

  it('the case finds a wrong value, vector or order', async () => {
    const problem = { jobz: 'v', uplo: 'l', n: 25, layout: ODD } as const;
    const { before, after } = await attempt(cpu, of, problem, 'd');
    for (const operand of ['A', 'W'] as const) {
      const wrong = copied(after, ['A', 'W']);
      wrong[operand].data[wrong[operand].offset + 1]! += 1e-9;
      expect(judge(of, problem, 'd', { before, after: wrong })).toHaveLength(1);
    }
    const turned = copied(after, ['W']);
    turned.W.data.subarray(turned.W.offset, turned.W.offset + 25).reverse();
    expect(judge(of, problem, 'd', { before, after: turned })).toHaveLength(1);
  });
}
