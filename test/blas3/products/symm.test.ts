// SYMM on every backend: the case's sweep.
import { describe, expect, it } from 'vitest';
import { symmCase } from '../../../testing/cases/blas3/products/symm.ts';
import { complaints } from '../../../testing/lib/case.ts';
import { sampled, some } from '../../lib/sampled.ts';
import { contexts, cpu, gpuTest } from '../../setup/contexts.ts';

describe.each(contexts.map((context) => [context.backend, context] as const))(
  'symm on the %s backend',
  (_, context) => {
    it('is the formula over the whole sweep, single precision', async () => {
      for (const problem of sampled(context, symmCase.sweep, 2))
        expect(await complaints(context, symmCase, problem, 's')).toEqual([]);
    });
  },
);

it('symm is the formula over the whole sweep in double precision on the CPU', async () => {
  for (const problem of some(symmCase.sweep, 4)) expect(await complaints(cpu, symmCase, problem, 'd')).toEqual([]);
});

gpuTest('symm in double precision runs on the CPU of a GPU context, and says so', async (context) => {
  expect(await complaints(context, symmCase, symmCase.sweep.at(-1)!, 'd')).toEqual([]);
  expect(context.queue.trace.at(-1)).toMatchObject({ routine: 'dsymm', backend: 'cpu' });
});

gpuTest('symm splits grids that are larger than the device allows', async (context) => {
  const limit = context.queue.groupLimit;
  context.queue.groupLimit = 2;
  try {
    const problem = { side: 'l', uplo: 'u', m: 130, n: 21, alpha: 0.29, beta: -0.48 } as const;
    expect(await complaints(context, symmCase, problem, 's')).toEqual([]);
  } finally {
    context.queue.groupLimit = limit;
  }
});
