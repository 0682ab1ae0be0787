// SYMMETRIZE on every backend: the case's sweep.
import { describe, expect, it } from 'vitest';
import { symmetrizeCase } from '../../../testing/cases/blas3/elements/symmetrize.ts';
import { complaints } from '../../../testing/lib/case.ts';
import { some } from '../../lib/sampled.ts';
import { contexts, gpuTest } from '../../setup/contexts.ts';

describe.each(contexts.map((context) => [context.backend, context] as const))(
  'symmetrize on the %s backend',
  (_, context) => {
    it.each(['h', 's', 'd', 'c', 'z'] as const)('does the whole sweep in precision %s', async (prec) => {
      for (const problem of some(symmetrizeCase.sweep, 4))
        expect(await complaints(context, symmetrizeCase, problem, prec)).toEqual([]);
    });
  },
);

gpuTest('symmetrize splits grids beyond the limit of a dispatch', async (context) => {
  const { queue } = context;
  const limit = queue.groupLimit;
  queue.groupLimit = 2;
  try {
    for (const problem of symmetrizeCase.sweep.slice(-12))
      expect(await complaints(context, symmetrizeCase, problem, 's')).toEqual([]);
  } finally {
    queue.groupLimit = limit;
  }
});
