// LASWP on every backend: the case's sweep, exactly.
import { describe, expect, it } from 'vitest';
import { laswpCase } from '../../../testing/cases/lapack/lu/laswp.ts';
import { attempt, complaints } from '../../../testing/lib/case.ts';
import { sampled, some } from '../../lib/sampled.ts';
import { contexts, cpu, gpuTest } from '../../setup/contexts.ts';

const FULL = { m: 70, n: 6, k1: 1, k2: 70, direction: 'f', pivots: 'down' } as const;

describe.each(contexts.map((context) => [context.backend, context] as const))(
  'laswp on the %s backend',
  (_, context) => {
    it('moves every row of the whole sweep to its place', async () => {
      for (const problem of sampled(context, laswpCase.sweep, 2))
        expect(await complaints(context, laswpCase, problem, 's')).toEqual([]);
    });

    it('does the same as the reference', async () => {
      for (const direction of ['f', 'b'] as const) {
        const { before, after } = await attempt(context, laswpCase, { ...FULL, direction }, 's');
        laswpCase.reference({ ...FULL, direction }, before);
        expect(after.A.data).toEqual(before.A.data);
      }
    });
  },
);

it('moves doubles on the CPU', async () => {
  for (const problem of some(laswpCase.sweep, 4)) expect(await complaints(cpu, laswpCase, problem, 'd')).toEqual([]);
});

gpuTest('laswp in double precision runs on the CPU of a GPU context, and says so', async (context) => {
  expect(await complaints(context, laswpCase, FULL, 'd')).toEqual([]);
  expect(context.queue.trace.at(-1)).toMatchObject({ routine: 'dlaswp', backend: 'cpu' });
});
