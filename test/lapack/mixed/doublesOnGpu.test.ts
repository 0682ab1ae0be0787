// DSGESV and DSPOSV where doubles live on the GPU: A stays there, as pairs too.
import { expect } from 'vitest';
import { dsgesv } from '../../../src/index.ts';
import { dsgesvCase } from '../../../testing/cases/lapack/mixed/dsgesv.ts';
import { dsposvCase } from '../../../testing/cases/lapack/mixed/dsposv.ts';
import { complaints } from '../../../testing/lib/case.ts';
import { Random } from '../../../testing/lib/random.ts';
import { doubles, gpuTest, gpuWide } from '../../setup/contexts.ts';

const LAYOUT = { pad: 3, offset: 5 };

gpuWide('residuals in pairs that the GPU makes of its doubles', async () => {
  const context = await doubles();
  const problem = { n: 40, nrhs: 2, residual: 'gpu', layout: LAYOUT } as const;
  expect(await complaints(context, dsgesvCase, problem, 'd')).toEqual([]);
  for (const uplo of ['l', 'u'] as const)
    expect(await complaints(context, dsposvCase, { ...problem, uplo }, 'd')).toEqual([]);
});

gpuTest('nothing of the order of A comes to the host', async () => {
  const context = await doubles();
  // Large enough that nobody asks the host whether 48 bits are enough.
  const n = 300;
  const random = new Random();
  const drawn = (length: number) => random.fill(new Float64Array(length), 'rand') as Float64Array<ArrayBuffer>;
  const [a, b] = [drawn(n * n), drawn(n)];
  for (let i = 0; i < n; i++) a[i * (n + 1)]! += 40;
  const [A, B, X] = [context.upload('d', a), context.upload('d', b), context.alloc('d', n)];
  const [ipiv, info, iter] = [context.alloc('i', n), context.alloc('i', 1), context.alloc('i', 1)];
  context.queue.trace.length = 0;
  await dsgesv(context, { n, nrhs: 1, A, lda: n, ipiv, B, ldb: n, X, ldx: n, iter, info, residual: 'gpu' });
  expect((await context.download(iter))[0]).toBeGreaterThan(0);
  const proven = context.queue.trace.some(({ why }) => /residuals on the GPU/.test(why));
  expect(A.onGpu).toBe(proven);
});
