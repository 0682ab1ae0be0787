// GEAM on every backend: the case's sweep, and single values that are easily lost.
import { describe, expect, it } from 'vitest';
import { sgeadd, sgeam } from '../../../src/index.ts';
import { geamCase } from '../../../testing/cases/blas3/elements/geam.ts';
import { complaints } from '../../../testing/lib/case.ts';
import { sampled } from '../../lib/sampled.ts';
import { contexts, gpuTest } from '../../setup/contexts.ts';

describe.each(contexts.map((context) => [context.backend, context] as const))(
  'geam on the %s backend',
  (_, context) => {
    it.each(['h', 's', 'd'] as const)('does the whole sweep in precision %s', async (prec) => {
      for (const problem of sampled(context, geamCase.sweep, 2))
        expect(await complaints(context, geamCase, problem, prec)).toEqual([]);
    });
  },
);

it('a factor that is NaN is not taken for zero', async () => {
  for (const context of contexts) {
    const A = context.upload('s', new Float32Array([1, 2]));
    const C = context.alloc('s', 2);
    await sgeam(context.queue, { m: 2, n: 1, A, lda: 2, alpha: Number.NaN, beta: 0, B: A, ldb: 2, C, ldc: 2 });
    expect([...(await context.download(C))]).toEqual([Number.NaN, Number.NaN]);
    await sgeadd(context.queue, { m: 2, n: 1, A, lda: 2, beta: Number.NaN, B: C, ldb: 2 });
    expect([...(await context.download(C))]).toEqual([Number.NaN, Number.NaN]);
    A.dispose();
    C.dispose();
  }
});

gpuTest('geam splits grids beyond the limit of a dispatch', async (context) => {
  const { queue } = context;
  const limit = queue.groupLimit;
  queue.groupLimit = 2;
  try {
    for (const problem of geamCase.sweep.slice(-12))
      expect(await complaints(context, geamCase, problem, 's')).toEqual([]);
  } finally {
    queue.groupLimit = limit;
  }
});
