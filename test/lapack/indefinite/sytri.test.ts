// SYTRI and HETRI on every backend: the sweeps of their cases, and that a singular D leaves the factors alone.
import { describe, expect, it } from 'vitest';
import { hetriCase } from '../../../testing/cases/lapack/indefinite/hetri.ts';
import { sytriCase } from '../../../testing/cases/lapack/indefinite/sytri.ts';
import { attempt, complaints } from '../../../testing/lib/case.ts';
import { testSweep } from '../../lib/sweep.ts';
import { contexts, gpuTest } from '../../setup/contexts.ts';

testSweep(sytriCase);
testSweep(hetriCase);

describe.each(contexts.map((context) => [context.backend, context] as const))(
  'sytri on the %s backend',
  (_, context) => {
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
  },
);

gpuTest('sytri in double precision runs on the CPU of a GPU context, and says so', async (context) => {
  expect(await complaints(context, sytriCase, { uplo: 'u', n: 40 }, 'd')).toEqual([]);
  expect(context.queue.trace.at(-1)).toMatchObject({ routine: 'dsytri', backend: 'cpu' });
});
