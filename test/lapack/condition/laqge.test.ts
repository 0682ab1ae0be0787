// LAQGE on every backend: the sweep of its case, and factors in the buffer of the matrix.
import { describe, expect, it } from 'vitest';
import { laqge } from '../../../src/index.ts';
import { laqgeCase } from '../../../testing/cases/lapack/condition/equilibrate.ts';
import { testSweep } from '../../lib/sweep.ts';
import { contexts } from '../../setup/contexts.ts';

testSweep(laqgeCase);

describe.each(contexts.map((context) => [context.backend, context] as const))(
  'laqge on the %s backend',
  (_, context) => {
    it('scales a matrix by factors that lie in its own buffer', async () => {
      const all = context.upload('s', Float32Array.of(1, 2, 3, 4, 2, 4, 8, 16, 0.01, 0.01, 1));
      const equed = context.alloc('i', 1);
      const [r, c, scalars] = [all.at(4), all.at(6), all.at(8)];
      await laqge(context.queue, { m: 2, n: 2, A: all, lda: 2, r, c, scalars, equed });
      expect([...(await context.download(all, 8))]).toEqual([16, 64, 96, 256, 2, 4, 8, 16]);
      expect([...(await context.download(equed))]).toEqual([3]);
      all.dispose();
      equed.dispose();
    });
  },
);
