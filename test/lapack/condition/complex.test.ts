// What is special about complex matrices: magnitudes in equilibration, NaN in one part, parts near the ends of the range.
import { describe, expect, it } from 'vitest';
import { gecon, geequ } from '../../../src/index.ts';
import { contexts } from '../../setup/contexts.ts';

const NAN = Number.NaN;

describe.each(contexts.map((context) => [context.backend, context] as const))('on the %s backend', (_, context) => {
  it('cgeequ measures by |Re| + |Im|', async () => {
    // By moduli 4 would be the largest of row 0, and 5 of row 1.
    const A = context.upload('c', Float32Array.of(3, -3, 5, 0, 4, 0, 4, 4));
    const [r, c, scalars, info] = [
      context.alloc('s', 2),
      context.alloc('s', 2),
      context.alloc('s', 3),
      context.alloc('i', 1),
    ];
    await geequ(context.queue, { m: 2, n: 2, A, lda: 2, r, c, scalars, info });
    expect([...(await context.download(r))]).toEqual([Math.fround(1 / 6), 1 / 8]);
    expect([...(await context.download(scalars))]).toEqual([0.75, 1, 8]);
    expect((await context.download(info))[0]).toBe(0);
    for (const buffer of [A, r, c, scalars, info]) buffer.dispose();
  });

  it('cgeequ sees NaN in one part, and a row that is zero in both', async () => {
    for (const [row, factors, failed] of [
      [[NAN, 0, 1, 0], NAN, 0],
      [[0, NAN, 1, 0], NAN, 0],
      [[0, -0, -0, 0], undefined, 1],
      [[0, 2 ** -140, 0, 0], undefined, 0],
    ] as const) {
      const [x, y, u, v] = row;
      const A = context.upload('c', Float32Array.of(x, y, 1, 1, u, v, 1, 1));
      const [r, c, scalars, info] = [
        context.alloc('s', 2),
        context.alloc('s', 2),
        context.alloc('s', 3),
        context.alloc('i', 1),
      ];
      await geequ(context.queue, { m: 2, n: 2, A, lda: 2, r, c, scalars, info });
      expect((await context.download(info))[0], row.join()).toBe(failed);
      if (factors !== undefined) expect((await context.download(r))[0]).toBe(factors);
      for (const buffer of [A, r, c, scalars, info]) buffer.dispose();
    }
  });

  it('cgecon is NaN for NaN in one part of a factor, and right for parts of 1e30 and 1e-30', async () => {
    const rcondOf = async (values: readonly number[], anorm: number): Promise<number> => {
      const [A, rcond] = [context.upload('c', Float32Array.from(values)), context.alloc('s', 1)];
      await gecon(context.queue, { norm: '1', n: 2, A, lda: 2, anorm, rcond });
      const [found] = await context.download(rcond);
      for (const buffer of [A, rcond]) buffer.dispose();
      return found!;
    };
    expect(await rcondOf([1, NAN, 0, 0, 0, 0, 1, 1], 2)).toBeNaN();
    expect(await rcondOf([1, 1, 0, 0, NAN, 0, 1, 1], 2)).toBeNaN();
    // U = diag(1 + i, 2 - 2i), as it is and at the ends of the range
    for (const size of [1, 1e30, 1e-30]) {
      const anorm = Math.fround(Math.hypot(2, 2) * size);
      expect(await rcondOf([size, size, 0, 0, 0, 0, 2 * size, -2 * size], anorm)).toBeCloseTo(0.5, 5);
    }
  });
});
