// ZCGESDD on every context: the case's sweep, and data that nothing can be made of. Clusters: zoom.test.ts; corrections on the GPU:
// zoomDevice.test.ts.
import { describe, expect, it } from 'vitest';
import { zcgesdd } from '../../../src/index.ts';
import { zcgesddCase } from '../../../testing/cases/lapack/mixed/zcgesdd.ts';
import { complaints } from '../../../testing/lib/case.ts';
import { sampled } from '../../lib/sampled.ts';
import { contexts } from '../../setup/contexts.ts';

const backends = contexts.map((context) => [context.backend, context] as const);

describe.each(backends)('zcgesdd on the %s backend', (_, context) => {
  it('passes its sweep', async () => {
    for (const problem of sampled(context, zcgesddCase.sweep, 4))
      expect(await complaints(context, zcgesddCase, problem, 'z')).toEqual([]);
  });

  it('answers NaN in an imaginary part', async () => {
    const n = 200;
    const a = new Float64Array(2 * n * n).fill(0.5);
    a[2 * (7 + 3 * n) + 1] = Number.NaN;
    const [A, U, VT] = [context.upload('z', a), context.alloc('z', n * n), context.alloc('z', n * n)];
    const [S, iter, info] = [context.alloc('d', n), context.alloc('i', 1), context.alloc('i', 1)];
    await zcgesdd(context.queue, { m: n, n, A, lda: n, S, U, ldu: n, VT, ldvt: n, iter, info });
    expect((await context.download(iter))[0]).toBe(-2);
    expect((await context.download(info))[0]).toBe(n);
    expect([...(await context.download(S))].every(Number.isNaN)).toBe(true);
  });
});
