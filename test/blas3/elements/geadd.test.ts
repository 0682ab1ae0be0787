// GEADD on every backend: the case's sweep.
import { describe, expect, it } from 'vitest';
import { geaddCase } from '../../../testing/cases/blas3/elements/geadd.ts';
import { complaints } from '../../../testing/lib/case.ts';
import { sampled } from '../../lib/sampled.ts';
import { contexts, gpuTest } from '../../setup/contexts.ts';

describe.each(contexts.map((context) => [context.backend, context] as const))(
  'geadd on the %s backend',
  (_, context) => {
    it.each(['h', 's', 'd', 'c', 'z'] as const)('does the whole sweep in precision %s', async (prec) => {
      for (const problem of sampled(context, geaddCase.sweep, 2))
        expect(await complaints(context, geaddCase, problem, prec)).toEqual([]);
    });
  },
);

gpuTest('geadd splits grids beyond the limit of a dispatch', async (context) => {
  const { queue } = context;
  const limit = queue.groupLimit;
  queue.groupLimit = 2;
  try {
    for (const problem of geaddCase.sweep.slice(-12))
      expect(await complaints(context, geaddCase, problem, 's')).toEqual([]);
  } finally {
    queue.groupLimit = limit;
  }
});
