// LASET on every backend: the case's sweep.
import { describe, expect, it } from 'vitest';
import { claset } from '../../../src/index.ts';
import { lasetCase } from '../../../testing/cases/blas3/elements/laset.ts';
import { complaints } from '../../../testing/lib/case.ts';
import { sampled } from '../../lib/sampled.ts';
import { contexts, gpuTest } from '../../setup/contexts.ts';

describe.each(contexts.map((context) => [context.backend, context] as const))(
  'laset on the %s backend',
  (_, context) => {
    it.each(['h', 's', 'd', 'c', 'z'] as const)('does the whole sweep in precision %s', async (prec) => {
      for (const problem of sampled(context, lasetCase.sweep, 2))
        expect(await complaints(context, lasetCase, problem, prec)).toEqual([]);
    });
  },
);

it('a real number set in a complex matrix has no imaginary part', async () => {
  for (const { queue } of contexts) {
    const A = queue.context.upload('c', new Float32Array(8).fill(Number.NaN));
    await claset(queue, { m: 2, n: 2, alpha: 0, beta: 1, A, lda: 2 });
    expect([...(await queue.context.download(A))]).toEqual([1, 0, 0, 0, 0, 0, 1, 0]);
    A.dispose();
  }
});

gpuTest('laset splits grids beyond the limit of a dispatch', async (context) => {
  const { queue } = context;
  const limit = queue.groupLimit;
  queue.groupLimit = 2;
  try {
    for (const problem of lasetCase.sweep.slice(-12))
      expect(await complaints(context, lasetCase, problem, 's')).toEqual([]);
  } finally {
    queue.groupLimit = limit;
  }
});
