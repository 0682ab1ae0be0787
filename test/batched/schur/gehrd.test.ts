// GEHRD of batches on every context: the case's sweep in every form, and the bits of a matrix in company.
import { describe, expect, it } from 'vitest';
import { gehrdStridedBatched, gehrdVbatched } from '../../../src/index.ts';
import { gehrdBatchedCases } from '../../../testing/cases/batched/schur/gehrdBatched.ts';
import { type Case, complaints } from '../../../testing/lib/case.ts';
import { mulberry32, signed } from '../../lib/rng.ts';
import { fewest, some } from '../../lib/sampled.ts';
import { contexts, cpu } from '../../setup/contexts.ts';

describe.each(contexts.map((context) => [context.backend, context] as const))('on a %s context', (_, context) => {
  it.each(Object.entries(gehrdBatchedCases))('does the whole sweep of the form %s', async (_, one) => {
    const c = one as unknown as Case;
    for (const prec of context === cpu ? (['s', 'd'] as const) : (['s'] as const))
      for (const problem of some(fewest(context, c.sweep, 4), 3))
        expect(await complaints(context, c, problem, prec)).toEqual([]);
  });

  it('a matrix has the same bits alone and beside larger ones', async () => {
    const orders = [7, 3, 8, 1, 21, 6, 13];
    const rng = mulberry32(3);
    const starts: number[] = [];
    let end = 0;
    for (const n of orders) {
      starts.push(end);
      end += n * n;
    }
    const data = Float32Array.from({ length: end }, () => signed(rng));
    const A = context.upload('s', data);
    const tau = context.alloc('s', end);
    const places = { lda: orders, offsetsA: starts, offsetsTau: starts };
    await gehrdVbatched(context.queue, { n: orders, A, tau, ...places });
    const [all, scales] = [await context.download(A), await context.download(tau)];
    for (const [b, n] of orders.entries()) {
      const at = starts[b]!;
      const own = context.upload('s', data.slice(at, at + n * n));
      const other = context.alloc('s', n);
      const each = { lda: n, strideA: n * n, strideTau: Math.max(1, n - 1) };
      await gehrdStridedBatched(context.queue, { n, A: own, tau: other, ...each, batchCount: 1 });
      expect(await context.download(own)).toEqual(all.slice(at, at + n * n));
      expect((await context.download(other)).slice(0, n - 1)).toEqual(scales.slice(at, at + n - 1));
      own.dispose();
      other.dispose();
    }
    A.dispose();
    tau.dispose();
  });
});
