// ZCHEEVD on every context: the case's sweep, and data that nothing can be made of. Clusters: zoom.test.ts; corrections on the GPU:
// zoomDevice.test.ts.
import { describe, expect, it } from 'vitest';
import { zcheevd } from '../../../src/index.ts';
import { zcheevdCase } from '../../../testing/cases/lapack/mixed/zcheevd.ts';
import { complaints } from '../../../testing/lib/case.ts';
import { sampled } from '../../lib/sampled.ts';
import { contexts, gpuWide } from '../../setup/contexts.ts';

const backends = contexts.map((context) => [context.backend, context] as const);

describe.each(backends)('zcheevd on the %s backend', (_, context) => {
  it('passes its sweep', async () => {
    for (const problem of sampled(context, zcheevdCase.sweep, 4))
      expect(await complaints(context, zcheevdCase, problem, 'z')).toEqual([]);
  });

  it('answers NaN and infinity in one part', async () => {
    for (const [part, bad] of [
      [0, Number.NaN],
      [1, Number.NEGATIVE_INFINITY],
    ] as const) {
      const n = 200;
      const a = new Float64Array(2 * n * n).fill(0.5);
      a[2 * (7 + 3 * n) + part] = bad;
      const [A, W] = [context.upload('z', a), context.alloc('d', n)];
      const [iter, info] = [context.alloc('i', 1), context.alloc('i', 1)];
      await zcheevd(context.queue, { uplo: 'l', n, A, lda: n, W, iter, info });
      expect((await context.download(iter))[0]).toBe(-2);
      expect((await context.download(info))[0]).toBe(n);
      expect([...(await context.download(W))].every(Number.isNaN)).toBe(true);
    }
  });
});

gpuWide('on a GPU context zcheevd finds vectors there, and says so', async (context) => {
  expect(await complaints(context, zcheevdCase, { jobz: 'v', uplo: 'u', n: 196 }, 'z')).toEqual([]);
  const why = expect.stringMatching(/eigenvectors in single; [1-9] corrections to double/);
  expect(context.queue.trace.at(-1)).toMatchObject({ routine: 'zcheevd', backend: 'gpu', why });
});
