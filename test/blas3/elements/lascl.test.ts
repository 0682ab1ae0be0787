// LASCL on every backend: the case's sweep, and which calls are refused.
import { describe, expect, it } from 'vitest';
import { slascl } from '../../../src/index.ts';
import { lasclCase } from '../../../testing/cases/blas3/elements/lascl.ts';
import { complaints } from '../../../testing/lib/case.ts';
import { expectRefusal, rejectionOf } from '../../lib/caught.ts';
import { sampled } from '../../lib/sampled.ts';
import { contexts, cpu, gpuTest } from '../../setup/contexts.ts';

describe.each(contexts.map((context) => [context.backend, context] as const))(
  'lascl on the %s backend',
  (_, context) => {
    it.each(['h', 's', 'd', 'c', 'z'] as const)('does the whole sweep in precision %s', async (prec) => {
      for (const problem of sampled(context, lasclCase.sweep, 2))
        expect(await complaints(context, lasclCase, problem, prec)).toEqual([]);
    });
  },
);

it('refuses a quotient that is none', async () => {
  const A = cpu.upload('s', new Float32Array([1, 2]));
  const call = { m: 2, n: 1, A, lda: 2 };
  for (const cfrom of [0, -0, Number.NaN]) {
    const error = await rejectionOf(() => slascl(cpu.queue, { ...call, cfrom, cto: 1 }));
    expectRefusal(error, { argument: 'cfrom', position: 2 });
  }
  const error = await rejectionOf(() => slascl(cpu.queue, { ...call, cfrom: 1, cto: Number.NaN }));
  expectRefusal(error, { argument: 'cto', position: 3 });
  expect([...(await cpu.download(A))]).toEqual([1, 2]);
  A.dispose();
});

gpuTest('lascl splits grids beyond the limit of a dispatch', async (context) => {
  const { queue } = context;
  const limit = queue.groupLimit;
  queue.groupLimit = 2;
  try {
    for (const problem of lasclCase.sweep.slice(-12))
      expect(await complaints(context, lasclCase, problem, 's')).toEqual([]);
  } finally {
    queue.groupLimit = limit;
  }
});
