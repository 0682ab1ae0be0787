// GEAM on every backend: the case's sweep, and single values that are easily lost.
import { describe, expect, it } from 'vitest';
import { cgeam, sgeadd, sgeam } from '../../../src/index.ts';
import { geamCase } from '../../../testing/cases/blas3/elements/geam.ts';
import { complaints } from '../../../testing/lib/case.ts';
import { sampled } from '../../lib/sampled.ts';
import { contexts, cpu, gpuTest } from '../../setup/contexts.ts';

describe.each(contexts.map((context) => [context.backend, context] as const))(
  'geam on the %s backend',
  (_, context) => {
    it.each(['h', 's', 'd', 'c', 'z'] as const)('does the whole sweep in precision %s', async (prec) => {
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

it('every pair of transposes of complex matrices, of which each is another', async () => {
  for (const context of contexts) {
    for (const transA of ['n', 't', 'c'] as const) {
      for (const transB of ['n', 't', 'c'] as const) {
        const problem = { transA, transB, m: 19, n: 34, alpha: 0.29, beta: -0.48 };
        expect(await complaints(context, geamCase, problem, 'c')).toEqual([]);
      }
    }
  }
});

it('on the CPU a real factor of an infinite part makes no NaN of the other one', async () => {
  const A = cpu.upload('c', Float32Array.of(1, Infinity, Number.NaN, 3));
  const C = cpu.alloc('c', 2);
  await cgeam(cpu, { m: 2, n: 1, A, lda: 2, alpha: 2, beta: 0, B: A, ldb: 2, C, ldc: 2 });
  expect([...(await cpu.download(C))]).toEqual([2, Infinity, Number.NaN, 6]);
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
