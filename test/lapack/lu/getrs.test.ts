// GETRS on every backend: the case's sweep, transposed or not.
import { describe, expect, it } from 'vitest';
import { getrsCase } from '../../../testing/cases/lapack/lu/getrs.ts';
import { attempt, complaints } from '../../../testing/lib/case.ts';
import { sampled, some } from '../../lib/sampled.ts';
import { contexts, cpu, gpuTest } from '../../setup/contexts.ts';

describe.each(contexts.map((context) => [context.backend, context] as const))(
  'getrs on the %s backend',
  (_, context) => {
    it('solves the whole sweep', async () => {
      for (const problem of sampled(context, getrsCase.sweep, 2))
        expect(await complaints(context, getrsCase, problem, 's')).toEqual([]);
    });

    it("treats 'c' as 't'", async () => {
      const results = [];
      for (const trans of ['t', 'c'] as const) {
        results.push((await attempt(context, getrsCase, { trans, n: 40, nrhs: 12 }, 's')).after.B.data);
      }
      expect(results[0]).toEqual(results[1]);
    });
  },
);

it('solves the whole sweep in double precision on the CPU', async () => {
  for (const problem of some(getrsCase.sweep, 4)) expect(await complaints(cpu, getrsCase, problem, 'd')).toEqual([]);
});

gpuTest('getrs in double precision runs on the CPU of a GPU context, and says so', async (context) => {
  expect(await complaints(context, getrsCase, { trans: 'n', n: 40, nrhs: 3 }, 'd')).toEqual([]);
  expect(context.queue.trace.at(-1)).toMatchObject({ routine: 'dgetrs', backend: 'cpu' });
});
