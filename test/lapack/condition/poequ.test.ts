// POEQU on every backend: the sweep of its case, and diagonals that are not positive, or NaN.
import { describe, expect, it } from 'vitest';
import { poequ } from '../../../src/index.ts';
import { poequCase } from '../../../testing/cases/lapack/condition/equilibrate.ts';
import { testSweep } from '../../lib/sweep.ts';
import { contexts } from '../../setup/contexts.ts';

const { NaN: nan, POSITIVE_INFINITY: infinite } = Number;

testSweep(poequCase);

describe.each(contexts.map((context) => [context.backend, context] as const))(
  'poequ on the %s backend',
  (_, context) => {
    it('takes a diagonal that is not positive for what it is', async () => {
      for (const [diagonal, info] of [
        [[1, 0], 2],
        [[-0, -1], 1],
        [[4, -infinite], 2],
        [[nan, -1], 2],
      ] as const) {
        const A = context.upload('s', Float32Array.of(diagonal[0], nan, nan, diagonal[1]));
        const [s, scalars, failed] = [context.alloc('s', 2), context.alloc('s', 2), context.alloc('i', 1)];
        await poequ(context.queue, { n: 2, A, lda: 2, s, scalars, info: failed });
        expect([...(await context.download(failed))]).toEqual([info]);
        expect((await context.download(scalars))[0]).toBe(0);
        for (const buffer of [A, s, scalars, failed]) buffer.dispose();
      }
    });

    it('passes NaN on the diagonal on', async () => {
      const A = context.upload('s', Float32Array.of(nan, 0, 0, 4));
      const [s, scalars, failed] = [context.alloc('s', 2), context.alloc('s', 2), context.alloc('i', 1)];
      await poequ(context.queue, { n: 2, A, lda: 2, s, scalars, info: failed });
      expect([...(await context.download(failed)), ...(await context.download(s))]).toEqual([0, nan, 0.5]);
      expect([...(await context.download(scalars))]).toEqual([nan, nan]);
      for (const buffer of [A, s, scalars, failed]) buffer.dispose();
    });
  },
);
