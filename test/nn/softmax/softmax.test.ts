// softmaxForward and softmaxBackward on every backend: the cases' sweeps, and what is not finite.
import { describe, expect, it } from 'vitest';
import type { Context } from '../../../src/index.ts';
import { softmaxBackward, softmaxForward } from '../../../src/nn.ts';
import { softmaxBackwardCase } from '../../../testing/cases/nn/softmax/softmaxBackward.ts';
import { softmaxForwardCase } from '../../../testing/cases/nn/softmax/softmaxForward.ts';
import { ALIGNED } from '../../../testing/lib/calls.ts';
import { complaints } from '../../../testing/lib/case.ts';
import { sampled, some } from '../../lib/sampled.ts';
import { contexts, gpuTest } from '../../setup/contexts.ts';

const [inf, nan] = [Number.POSITIVE_INFINITY, Number.NaN];

/** Columns of three, in single precision. */
async function softmaxOf(context: Context, log: boolean, ...columns: readonly (readonly number[])[]) {
  const [m, n] = [columns[0]!.length, columns.length];
  const X = context.upload('s', Float32Array.from(columns.flat()));
  const Y = context.alloc('s', m * n);
  await softmaxForward(context.queue, { m, n, X, ldx: m, Y, ldy: m, log });
  const all = [...(await context.download(Y))];
  return columns.map((_, j) => all.slice(j * m, (j + 1) * m));
}

describe.each(contexts.map((context) => [context.backend, context] as const))('on the %s backend', (_, context) => {
  describe.each([
    ['softmaxForward', softmaxForwardCase],
    ['softmaxBackward', softmaxBackwardCase],
  ] as const)('%s', (_name, c) => {
    it.each(['h', 's', 'd'] as const)('does the whole sweep in precision %s', async (prec) => {
      for (const problem of sampled(context, c.sweep, 2))
        expect(await complaints(context, c as typeof softmaxForwardCase, problem, prec)).toEqual([]);
    });
  });

  // Alone; with one more, that has no share, for kernels of vectors; with so many that a column is cut into slices.
  it.each([0, 1, 20001])(
    '-inf has no share, other numbers that are not finite spoil their column and no other: %i more',
    async (more) => {
      const nothing = Array.from({ length: more }, () => -inf);
      const ofThree = async (log: boolean, columns: readonly (readonly number[])[]) =>
        (await softmaxOf(context, log, ...columns.map((column) => [...column, ...nothing]))).map((y) => y.slice(0, 3));
      const given = [
        [-inf, 0, 0],
        [1, -inf, -inf],
        [-inf, -inf, -inf],
        [0, inf, 0],
        [inf, -inf, inf],
        [0, nan, -inf],
        [3e38, 3e38, -3e38],
        [-3e38, -3e38, -inf],
      ];
      const all = [nan, nan, nan];
      const wrong = [all, all, all, all];
      const [half, zero] = [Math.fround(-Math.log(2)), 0];
      const p = await ofThree(false, given);
      expect(p).toEqual([[0, 0.5, 0.5], [1, 0, 0], ...wrong, [0.5, 0.5, 0], [0.5, 0.5, 0]]);
      const log = await ofThree(true, given);
      expect(log.slice(1, 6)).toEqual([[zero, -inf, -inf], ...wrong]);
      for (const [j, a, b] of [
        [0, 1, 2],
        [6, 0, 1],
        [7, 0, 1],
      ] as const) {
        expect(Math.abs(log[j]![a]! - half)).toBeLessThan(2e-7);
        expect(log[j]![b]).toBe(log[j]![a]);
      }
      expect([log[0]![0], log[6]![2]! < -3e38, log[7]![2]]).toEqual([-inf, true, -inf]);
    },
  );

  it('columns of vectors, of all lengths that differ in how they are held, and in slices', async () => {
    for (const m of some([4, 36, 128, 260, 1024, 1300, 4096, 8192, 16384, 16388], 2)) {
      const problem = { m, n: 3, log: m % 8 !== 0, layout: ALIGNED };
      expect(await complaints(context, softmaxForwardCase, problem, 's')).toEqual([]);
      expect(await complaints(context, softmaxBackwardCase, problem, 's')).toEqual([]);
    }
  });

  it.each([37, 1024, 17000])('a column of %i has the same bits whatever is beside it', async (m) => {
    const column = Array.from({ length: m }, (_, i) => Math.sin(i * i));
    const other = column.map((x) => 50 * x);
    const [alone] = await softmaxOf(context, false, column);
    expect((await softmaxOf(context, false, other, other, column, other))[2]).toEqual(alone);
  });

  it('NaN in a column of Y or of dY spoils that of dX and no other', async () => {
    for (const log of [false, true]) {
      for (const where of ['Y', 'dY']) {
        const place = (name: string) =>
          context.upload(
            's',
            Float32Array.from({ length: 12 }, (_, k) => (name === where && k === 5 ? nan : -0.25)),
          );
        const dX = context.alloc('s', 12);
        const sizes = { m: 3, n: 4, ldy: 3, lddy: 3, lddx: 3 };
        await softmaxBackward(context.queue, { ...sizes, Y: place('Y'), dY: place('dY'), dX, log });
        const wrong = [...(await context.download(dX))].map(Number.isNaN);
        // With the logarithm an element of Y is in no sum.
        const spoilt = log && where === 'Y' ? [5] : [3, 4, 5];
        expect(wrong.flatMap((is, k) => (is ? [k] : []))).toEqual(spoilt);
      }
    }
  });
});

gpuTest('softmax splits grids beyond the limit of a dispatch', async (context) => {
  const { queue } = context;
  const limit = queue.groupLimit;
  queue.groupLimit = 2;
  try {
    const problem = { m: 300, n: 9, log: false };
    expect(await complaints(context, softmaxForwardCase, problem, 's')).toEqual([]);
    expect(await complaints(context, softmaxBackwardCase, problem, 's')).toEqual([]);
  } finally {
    queue.groupLimit = limit;
  }
});
