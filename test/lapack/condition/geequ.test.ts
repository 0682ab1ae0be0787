// GEEQU on every backend: the sweep of its case, known factors, and what NaN, infinity and zeros do.
import { describe, expect, it } from 'vitest';
import { geequ } from '../../../src/index.ts';
import { geequCase } from '../../../testing/cases/lapack/condition/equilibrate.ts';
import { testSweep } from '../../lib/sweep.ts';
import { contexts } from '../../setup/contexts.ts';

const { NaN: nan, POSITIVE_INFINITY: infinite } = Number;

testSweep(geequCase);

describe.each(contexts.map((context) => [context.backend, context] as const))(
  'geequ on the %s backend',
  (_, context) => {
    /** r, c, scalars and info of a 2 x 2 matrix, column by column, all in one buffer with it. */
    const factors = async (values: readonly number[]) => {
      const all = context.upload('s', Float32Array.from([...values, ...new Array(7).fill(-1)]));
      const info = context.alloc('i', 1);
      const [r, c, scalars] = [all.at(4), all.at(6), all.at(8)];
      await geequ(context.queue, { m: 2, n: 2, A: all, lda: 2, r, c, scalars, info });
      const found = [...(await context.download(all))];
      const [failed] = await context.download(info);
      all.dispose();
      info.dispose();
      return {
        A: found.slice(0, 4),
        r: found.slice(4, 6),
        c: found.slice(6, 8),
        scalars: found.slice(8),
        info: failed,
      };
    };

    it('finds the factors of powers of two exactly', async () => {
      // [4 -32; 0 1/8]: rows by 1/32 and 8, then columns [1/8 1; 0 1] by 8 and 1
      expect(await factors([4, 0, -32, 0.125])).toEqual({
        ...{ A: [4, 0, -32, 0.125], r: [1 / 32, 8], c: [8, 1] },
        ...{ scalars: [0.125 / 32, 0.125, 32], info: 0 },
      });
    });

    it('reports the first row or column of zeros', async () => {
      expect(await factors([0, 0, 0, 0])).toMatchObject({ scalars: [0, 0, 0], info: 1 });
      expect(await factors([1, 0, 2, -0])).toMatchObject({ scalars: [0, 0, 2], info: 2 });
      expect(await factors([0, 0, 2, 1])).toMatchObject({ scalars: [0.5, 0, 2], info: 3 });
      expect(await factors([2, 1, 0, 0])).toMatchObject({ scalars: [0.5, 0, 2], info: 4 });
    });

    it('passes NaN on, and keeps the factors of infinity in range', async () => {
      expect(await factors([nan, 1, 1, 1])).toMatchObject({ r: [nan, 1], scalars: [nan, nan, nan], info: 0 });
      expect(await factors([1, 1, infinite, 1])).toMatchObject({
        r: [2 ** -126, 1],
        scalars: [2 ** -126, 2 ** -126, infinite],
        info: 0,
      });
    });
  },
);
