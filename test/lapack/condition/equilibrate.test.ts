// GEEQU, POEQU, LAQGE and LAQSY on every backend: the cases' sweeps, known factors, and what NaN, infinity and zeros do.
import { describe, expect, it } from 'vitest';
import { geequ, laqge, poequ } from '../../../src/index.ts';
import { geequCase, laqgeCase, laqsyCase, poequCase } from '../../../testing/cases/lapack/condition/equilibrate.ts';
import { type Case, complaints } from '../../../testing/lib/case.ts';
import { sampled } from '../../lib/sampled.ts';
import { contexts, cpu, gpuTest } from '../../setup/contexts.ts';

const all: readonly Case[] = [geequCase, laqgeCase, laqsyCase, poequCase];
const { NaN: nan, POSITIVE_INFINITY: infinite } = Number;

describe.each(contexts.map((context) => [context.backend, context] as const))(
  'equilibration on the %s backend',
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

    it.each(all)('$spec.name computes the whole sweep', async (c) => {
      for (const problem of sampled(context, c.sweep, 2))
        expect(await complaints(context, c, problem, 's')).toEqual([]);
    });

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

it.each(all)('$spec.name computes the whole sweep in double precision on the CPU', async (c) => {
  for (const problem of c.sweep) expect(await complaints(cpu, c, problem, 'd')).toEqual([]);
});

gpuTest('equilibration does not wait for the device', async (context) => {
  for (const c of all) {
    const [problem] = c.sweep.slice(-1);
    expect(await complaints(context, c, problem!, 's')).toEqual([]);
    expect(context.queue.trace.at(-1)).toMatchObject({ routine: `s${c.spec.name}`, backend: 'gpu' });
    expect(await complaints(context, c, problem!, 'd')).toEqual([]);
    expect(context.queue.trace.at(-1)).toMatchObject({ routine: `d${c.spec.name}`, backend: 'cpu' });
  }
});
