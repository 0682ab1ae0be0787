// GBMV on every backend: the case's sweep, how far a NaN spreads, and which form of the kernel runs.
import { describe, expect, it } from 'vitest';
import { type GbmvProblem, gbmvCase } from '../../testing/cases/blas2/gbmv.ts';
import { attempt, complaints } from '../../testing/lib/case.ts';
import { contexts, gpuTest } from '../setup/contexts.ts';
import { sweeps } from './sweeps.ts';

const PLAIN = { trans: 'n', m: 80, n: 80, kl: 2, ku: 1, alpha: 1, incx: 1, beta: 0, incy: 1 } as const;

sweeps(gbmvCase, (p) => `${p.trans}, incx ${p.incx}`);

describe.each(contexts.map((context) => [context.backend, context] as const))(
  'gbmv on the %s backend',
  (_, context) => {
    /** Where y is NaN if x(j) is. */
    const spread = async (problem: GbmvProblem, j: number): Promise<number[]> => {
      const poisoned: typeof gbmvCase = {
        ...gbmvCase,
        data(p, prec, random) {
          const operands = gbmvCase.data(p, prec, random);
          operands.x.data[operands.x.offset + j] = Number.NaN;
          return operands;
        },
      };
      const { after } = await attempt(context, poisoned, problem, 's');
      return [...after.y.data].flatMap((value, i) => (Number.isNaN(value) ? [i] : []));
    };

    it.each([
      { trans: 'n', n: 80, kl: 2, ku: 1, j: 40, rows: [39, 40, 41, 42] },
      { trans: 't', n: 80, kl: 2, ku: 1, j: 40, rows: [38, 39, 40, 41] },
      { trans: 'n', n: 80, kl: 1, ku: 9, j: 40, rows: [31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41] },
      { trans: 't', n: 80, kl: 1, ku: 9, j: 40, rows: [39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49] },
      // Behind them are rows without any element.
      { trans: 'n', n: 20, kl: 2, ku: 1, j: 19, rows: [18, 19, 20, 21] },
    ] as const)(
      'passes NaN on as far as the band reaches: $trans, n $n, kl $kl, ku $ku',
      async ({ j, rows, ...kind }) => {
        expect(await spread({ ...PLAIN, ...kind }, j)).toEqual(rows);
      },
    );
  },
);

gpuTest('gbmv gives the same bits every time', async (context) => {
  const problem = { ...PLAIN, m: 64, n: 400, ku: 350 };
  const [a, b] = [await attempt(context, gbmvCase, problem, 's'), await attempt(context, gbmvCase, problem, 's')];
  expect(a.after.y.data).toEqual(b.after.y.data);
});

gpuTest('gbmv says which form of the kernel suits the band', async (context) => {
  await complaints(context, gbmvCase, PLAIN, 's');
  expect(context.queue.trace.at(-1)).toMatchObject({ routine: 'sgbmv', backend: 'gpu', kernel: 'band_product-narrow' });
  await complaints(context, gbmvCase, { ...PLAIN, kl: 20 }, 's');
  expect(context.queue.trace.at(-1)).toMatchObject({ routine: 'sgbmv', backend: 'gpu', kernel: 'band_product-wide' });
});
