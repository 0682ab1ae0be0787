// SYTRI and SYCON on every backend: the cases' sweeps, and that a singular D leaves the factors alone.
import { describe, expect, it } from 'vitest';
import { syconCase } from '../../../testing/cases/lapack/condition/sycon.ts';
import { sytriCase } from '../../../testing/cases/lapack/indefinite/sytri.ts';
import { attempt, complaints } from '../../../testing/lib/case.ts';
import { sampled } from '../../lib/sampled.ts';
import { contexts, cpu, gpuTest } from '../../setup/contexts.ts';

describe.each(contexts.map((context) => [context.backend, context] as const))(
  'sytri on the %s backend',
  (_, context) => {
    it('inverts the whole sweep', async () => {
      for (const problem of sampled(context, sytriCase.sweep, 2))
        expect(await complaints(context, sytriCase, problem, 's')).toEqual([]);
    });

    it('estimates the whole sweep of sycon', async () => {
      for (const problem of sampled(context, syconCase.sweep, 2))
        expect(await complaints(context, syconCase, problem, 's')).toEqual([]);
    });

    it('reports the first zero and leaves the factors alone, bit for bit', async () => {
      for (const uplo of ['l', 'u'] as const) {
        for (const zeros of [[0], [9], [4, 7]]) {
          const problem = { uplo, n: 10, zeros, layout: { pad: 3, offset: 5 } };
          const { before, after } = await attempt(context, sytriCase, problem, 's');
          expect(after.info.data[after.info.offset]).toBe(zeros[0]! + 1);
          expect(after.A.data).toEqual(before.A.data);
        }
      }
    });

    it('is NaN for factors with NaN', async () => {
      const spoiled: typeof syconCase = {
        ...syconCase,
        data(problem, prec, random) {
          const operands = syconCase.data(problem, prec, random);
          operands.A.data[operands.A.offset + 5 + 5 * operands.A.ld] = Number.NaN;
          return operands;
        },
      };
      const { after } = await attempt(context, spoiled, { uplo: 'l', n: 20 }, 's');
      expect(after.rcond.data[after.rcond.offset]).toBeNaN();
    });
  },
);

it('inverts and estimates the whole sweeps in double precision on the CPU', async () => {
  for (const problem of sytriCase.sweep) expect(await complaints(cpu, sytriCase, problem, 'd')).toEqual([]);
  for (const problem of syconCase.sweep) expect(await complaints(cpu, syconCase, problem, 'd')).toEqual([]);
});

gpuTest('sytri in double precision runs on the CPU of a GPU context, and says so', async (context) => {
  expect(await complaints(context, sytriCase, { uplo: 'u', n: 40 }, 'd')).toEqual([]);
  expect(context.queue.trace.at(-1)).toMatchObject({ routine: 'dsytri', backend: 'cpu' });
});
