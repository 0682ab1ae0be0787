// DSGESDD on every context: the case's sweep, and data that nothing can be made of. Clusters: zoom.test.ts.
import { describe, expect, it } from 'vitest';
import { dsgesdd } from '../../../src/index.ts';
import { dsgesddCase } from '../../../testing/cases/lapack/mixed/dsgesdd.ts';
import { complaints } from '../../../testing/lib/case.ts';
import { sampled } from '../../lib/sampled.ts';
import { contexts } from '../../setup/contexts.ts';

const backends = contexts.map((context) => [context.backend, context] as const);

describe.each(backends)('dsgesdd on the %s backend', (_, context) => {
  it('passes its sweep', async () => {
    for (const problem of sampled(context, dsgesddCase.sweep, 4))
      expect(await complaints(context, dsgesddCase, problem, 'd')).toEqual([]);
  });

  it('answers NaN', async () => {
    const n = 200;
    const a = new Float64Array(n * n).fill(0.5);
    a[7 + 3 * n] = Number.NaN;
    const [A, U, VT] = [context.upload('d', a), context.alloc('d', n * n), context.alloc('d', n * n)];
    const [S, iter, info] = [context.alloc('d', n), context.alloc('i', 1), context.alloc('i', 1)];
    await dsgesdd(context.queue, { m: n, n, A, lda: n, S, U, ldu: n, VT, ldvt: n, iter, info });
    expect((await context.download(iter))[0]).toBe(-2);
    expect((await context.download(info))[0]).toBe(n);
    expect([...(await context.download(S))].every(Number.isNaN)).toBe(true);
  });
});
