// GETRF on every backend: backward error and pivots over the case's sweep, singular matrices, ties, NaN and infinity.
import { describe, expect, it } from 'vitest';
import type { Context } from '../../../src/index.ts';
import { panelWay } from '../../../src/lapack/lu/getf2.gpu.ts';
import { capacity, panelRules } from '../../../src/lapack/lu/getf2.kernels.ts';
import { type GetrfData, type GetrfProblem, getrfCase } from '../../../testing/cases/lapack/lu/getrf.ts';
import { attempt, complaints, judge } from '../../../testing/lib/case.ts';
import { normMax } from '../../../testing/lib/norms.ts';
import { Random } from '../../../testing/lib/random.ts';
import { formula, type Source, uniform } from '../../../testing/lib/source.ts';
import { sampled, some } from '../../lib/sampled.ts';
import { contexts, cpu, gpuTest } from '../../setup/contexts.ts';

const LAYOUT = { pad: 3, offset: 5 };
const pivotsOf = ({ ipiv }: GetrfData): number[] =>
  Array.from(ipiv.data.subarray(ipiv.offset, ipiv.offset + ipiv.rows));
const infoOf = ({ info }: GetrfData): number => info.data[info.offset]!;

/** A uniform matrix with the columns of `zeros` cleared. */
const withZeroColumns =
  (zeros: readonly number[]): Source =>
  (a, prec, random) => {
    uniform(a, prec, random);
    for (const j of zeros) a.data.fill(0, a.offset + j * a.ld, a.offset + j * a.ld + a.rows);
  };

/** A uniform matrix with one element replaced. */
const withElement =
  (i: number, j: number, value: number): Source =>
  (a, prec, random) => {
    uniform(a, prec, random);
    a.data[a.offset + i + j * a.ld] = value;
  };

/** Runs on the device and on the host: results of both. */
async function both(context: Context, problem: GetrfProblem) {
  const outcome = await attempt(context, getrfCase, problem, 's');
  const expected = getrfCase.data(problem, 's', new Random());
  getrfCase.reference(problem, expected);
  return { ...outcome, expected };
}

function expectPivotsInRange(after: GetrfData, m: number): void {
  for (const [k, p] of pivotsOf(after).entries()) expect(p > k && p <= m, `pivot ${k + 1} is ${p}`).toBe(true);
}

describe.each(contexts.map((context) => [context.backend, context] as const))(
  'getrf on the %s backend',
  (_, context) => {
    it('factors the whole sweep with the pivots of the reference', async () => {
      for (const problem of sampled(context, getrfCase.sweep, 1)) {
        const { before, after, expected } = await both(context, problem);
        expect(judge(getrfCase, problem, 's', { before, after })).toEqual([]);
        expect(infoOf(after)).toBe(0);
        expect(pivotsOf(after), `${problem.m} x ${problem.n}`).toEqual(pivotsOf(expected));
      }
    });

    it.each([
      [5, 5],
      [40, 40],
      [70, 70],
      [100, 40],
      [40, 100],
    ])('reports zero columns of %i x %i exactly and completes the factorization', async (m, n) => {
      const order = Math.min(m, n);
      const middle = Math.floor(order / 2);
      for (const zeros of some([[0], [middle], [middle, order - 1], [0, middle], [order - 1]], 6)) {
        const problem = { m, n, source: withZeroColumns(zeros), layout: LAYOUT };
        const outcome = await attempt(context, getrfCase, problem, 's');
        expect(infoOf(outcome.after), `zero columns ${zeros.join()}`).toBe(zeros[0]! + 1);
        expect(judge(getrfCase, problem, 's', outcome)).toEqual([]);
        expectPivotsInRange(outcome.after, m);
      }
    });

    it('takes zero columns behind the square part as regular, and zero and rank-one matrices as singular', async () => {
      const wide = await attempt(context, getrfCase, { m: 4, n: 9, source: withZeroColumns([6]) }, 's');
      expect(infoOf(wide.after)).toBe(0);
      for (const n of [5, 40]) {
        const zero = await attempt(context, getrfCase, { m: n, n, source: formula(() => 0) }, 's');
        expect(infoOf(zero.after)).toBe(1);
        expect(pivotsOf(zero.after)).toEqual(Array.from({ length: n }, (_, i) => i + 1));
        const ones = await attempt(context, getrfCase, { m: n, n, source: formula(() => 1) }, 's');
        expect(infoOf(ones.after)).toBe(2);
      }
    });

    it('takes the first of equal pivots, whatever their sign and however far apart', async () => {
      const column = await attempt(
        context,
        getrfCase,
        { m: 700, n: 1, source: formula((i) => (i >= 300 && i % 2 === 0 ? (i % 4 === 0 ? -2 : 2) : 1)) },
        's',
      );
      expect(pivotsOf(column.after)).toEqual([301]);
      const signs: Source = (a, prec, random) => {
        uniform(a, prec, random);
        for (let i = 0; i < a.rows; i++) a.data[a.offset + i] = i % 2 === 0 ? -1 : 1;
      };
      const square = await both(context, { m: 40, n: 40, source: signs });
      expect(pivotsOf(square.after)[0]).toBe(1);
      expect(pivotsOf(square.after)).toEqual(pivotsOf(square.expected));
    });

    it.each([
      [[1, 3, -3, 2], 2],
      [[1, Number.NaN, 5, Number.NaN], 2],
      [[1, Number.POSITIVE_INFINITY, 2, Number.NaN], 4],
      [[1, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, 7], 2],
      [[0, -0, 0, Number.NaN], 4],
    ])('chooses from %j', async (column, pivot) => {
      const { after } = await attempt(context, getrfCase, { m: 4, n: 1, source: formula((i) => column[i]!) }, 's');
      expect(pivotsOf(after)).toEqual([pivot]);
      expect(infoOf(after)).toBe(0);
    });

    it.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])(
      'keeps the pivots in range with %d in A',
      async (value) => {
        const shapes = [
          [33, 33],
          [100, 40],
          [40, 100],
        ] as const;
        const places = shapes.flatMap(([m, n]) =>
          (
            [
              [0, 0],
              [20, 10],
              [m - 1, Math.min(m, n) - 1],
            ] as const
          ).map(([i, j]) => ({ m, n, i, j })),
        );
        for (const { m, n, i, j } of some(places, 9)) {
          const problem = { m, n, source: withElement(i, j, value), layout: LAYOUT };
          expectPivotsInRange((await attempt(context, getrfCase, problem, 's')).after, m);
        }
      },
    );
  },
);

gpuTest(
  'every panel kernel that this device is given pivots partially, filled and with a row missing',
  async (context) => {
    const blocks = panelRules.flatMap(({ choice }) => choice ?? []);
    const given = blocks.filter((block) => panelWay(context.queue, capacity(block)).choice === block).map(capacity);
    // One row more than the tallest goes column by column.
    const heights = [...given.flatMap((m) => [m - 1, m]), Math.max(0, ...given) + 1];
    for (const m of heights) {
      const problem = { m, n: 45, layout: LAYOUT };
      const outcome = await attempt(context, getrfCase, problem, 's');
      expect(judge(getrfCase, problem, 's', outcome)).toEqual([]);
      // No multiplier exceeds 1, but for rounding: with as many rows near ties are decided by it, and pivots differ.
      const { A } = outcome.after;
      const multiplier = normMax({ ...A, offset: A.offset + 1, rows: m - 1 }, { uplo: 'l', diag: 'n' });
      expect(multiplier < 1 + 2 ** -17, `${m} rows: multiplier ${multiplier}`).toBe(true);
    }
  },
);

it('factors the whole sweep in double precision on the CPU', async () => {
  for (const problem of some(getrfCase.sweep, 4)) expect(await complaints(cpu, getrfCase, problem, 'd')).toEqual([]);
});

gpuTest('getrf in double precision runs on the CPU of a GPU context, and says so', async (context) => {
  expect(await complaints(context, getrfCase, { m: 40, n: 30 }, 'd')).toEqual([]);
  expect(context.queue.trace.at(-1)).toMatchObject({ routine: 'dgetrf', backend: 'cpu' });
});
