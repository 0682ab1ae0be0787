// LAPMR on every backend: the case's sweep, exactly; and that nothing outside X moves whatever k holds.
import { describe, expect, it } from 'vitest';
import type { Prec } from '../../../src/core/field.ts';
import { lapmr } from '../../../src/index.ts';
import { type LapmrProblem, lapmrCase } from '../../../testing/cases/lapack/lu/lapmr.ts';
import { attempt, complaints } from '../../../testing/lib/case.ts';
import { strayWrites } from '../../../testing/lib/operands.ts';
import { sampled, some } from '../../lib/sampled.ts';
import { contexts, cpu, gpuTest } from '../../setup/contexts.ts';

const ODD = { pad: 3, offset: 5 } as const;

/** Row 2 twice, and much that is no row of nine. */
const ROWS = [2, 2, 0, 5, -1, 2 ** 31 - 1, -(2 ** 31), 1, 10];

/** The case with other entries of k. */
const withRows = (rows: readonly number[]): typeof lapmrCase => ({
  ...lapmrCase,
  data(problem, prec, random) {
    const data = lapmrCase.data(problem, prec, random);
    data.k.data.set(rows, data.k.offset);
    return data;
  },
});

describe.each(contexts.map((context) => [context.backend, context] as const))(
  'lapmr on the %s backend',
  (_, context) => {
    it.each(['s', 'c'] as const)('moves every row of the whole sweep to its place, precision %s', async (prec) => {
      for (const problem of sampled(context, lapmrCase.sweep, 2))
        expect(await complaints(context, lapmrCase, problem, prec)).toEqual([]);
    });

    it('moves what k names, and nothing outside X, if k is no permutation', async () => {
      for (const forwrd of [true, false]) {
        const problem: LapmrProblem = { forwrd, m: 9, n: 4, layout: ODD };
        const { before, after } = await attempt(context, withRows(ROWS), problem, 's');
        expect(strayWrites(before, after, ['X'])).toBe(0);
        // Row 2 gets one of rows 1 and 2; everything else is settled.
        const source = forwrd ? [1, 1, 2, 4, 4, 5, 6, 0, 8] : [7, -1, 2, 3, 3, 5, 6, 7, 8];
        const { data, offset, ld } = after.X;
        for (let j = 0; j < 4; j++) {
          for (let i = 0; i < 9; i++) {
            const given = (row: number): number => before.X.data[offset + row + j * ld]!;
            const among = source[i] === -1 ? [given(0), given(1)] : [given(source[i]!)];
            expect(among).toContain(data[offset + i + j * ld]);
          }
        }
        expect(after.k.data).toEqual(before.k.data);
      }
    });
  },
);

it.each(['d', 'z'] as const)('lapmr moves the whole sweep on the CPU, precision %s', async (prec) => {
  for (const problem of some(lapmrCase.sweep, 4)) expect(await complaints(cpu, lapmrCase, problem, prec)).toEqual([]);
});

gpuTest('lapmr moves bits: NaN with its payload, and denormals', async (context) => {
  const bits = Uint32Array.of(0x7fc12345, 0x00000001, 0x80000000, 0xff812345);
  const [X, k] = [context.upload('s', new Float32Array(bits.buffer)), context.upload('i', Int32Array.of(4, 3, 2, 1))];
  await lapmr(context.queue, { m: 4, n: 1, X, ldx: 4, k });
  expect([...new Uint32Array((await context.download(X)).buffer)]).toEqual([...bits].reverse());
});

gpuTest('lapmr splits grids that are larger than the device allows, and runs doubles on the CPU', async (context) => {
  const limit = context.queue.groupLimit;
  context.queue.groupLimit = 2;
  try {
    for (const forwrd of [true, false])
      expect(await complaints(context, lapmrCase, { forwrd, m: 700, n: 40, layout: ODD }, 's')).toEqual([]);
  } finally {
    context.queue.groupLimit = limit;
  }
  for (const prec of ['d', 'z'] as readonly Prec[]) {
    expect(await complaints(context, lapmrCase, lapmrCase.sweep.at(-1)!, prec)).toEqual([]);
    expect(context.queue.trace.at(-1)).toMatchObject({ routine: `${prec}lapmr`, backend: 'cpu' });
  }
});
