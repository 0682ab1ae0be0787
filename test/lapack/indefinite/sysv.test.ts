// SYSV and HESV on every backend: the sweeps of their cases, and that a singular matrix leaves the right-hand sides alone.
import { describe, expect, it } from 'vitest';
import { hesvCase } from '../../../testing/cases/lapack/indefinite/hesv.ts';
import { sysvCase } from '../../../testing/cases/lapack/indefinite/sysv.ts';
import { attempt, complaints } from '../../../testing/lib/case.ts';
import { sampled } from '../../lib/sampled.ts';
import { testSweep } from '../../lib/sweep.ts';
import { contexts, gpuTest } from '../../setup/contexts.ts';

const LAYOUT = { pad: 3, offset: 5 };

testSweep(sysvCase, 3);
testSweep(hesvCase, 3);

describe.each(contexts.map((context) => [context.backend, context] as const))(
  'sysv on the %s backend',
  (_, context) => {
    it.each(['l', 'u'] as const)('leaves B untouched, bit for bit, if A is singular (uplo %s)', async (uplo) => {
      const problems = [1, 5, 40].flatMap((n) =>
        [...new Set([0, n >> 1, n - 1])].flatMap((zero) => [0, 1, 3].map((nrhs) => ({ n, zero, nrhs }))),
      );
      for (const { n, zero, nrhs } of sampled(context, problems, 1)) {
        const singular: typeof sysvCase = {
          ...sysvCase,
          data(problem, prec, random) {
            const operands = sysvCase.data(problem, prec, random);
            const { data, offset, ld } = operands.A;
            for (let i = 0; i < n; i++) {
              const [row, column] = i >= zero === (uplo === 'l') ? [i, zero] : [zero, i];
              data[offset + row + column * ld] = 0;
            }
            return operands;
          },
        };
        const { before, after } = await attempt(context, singular, { uplo, n, nrhs, layout: LAYOUT }, 's');
        expect(after.info.data[after.info.offset]! > 0, `n = ${n}, zero row ${zero}`).toBe(true);
        expect(after.B.data).toEqual(before.B.data);
      }
    });

    it('factors A and writes info without right-hand sides', async () => {
      const { before, after } = await attempt(context, sysvCase, { uplo: 'l', n: 20, nrhs: 0 }, 's');
      expect(after.info.data[after.info.offset]).toBe(0);
      expect(after.A.data).not.toEqual(before.A.data);
      expect(after.ipiv.data.every((p) => Math.abs(p) >= 1 && Math.abs(p) <= 20)).toBe(true);
    });
  },
);

gpuTest('sysv in double precision runs on the CPU of a GPU context, and says so', async (context) => {
  expect(await complaints(context, sysvCase, { uplo: 'u', n: 40, nrhs: 3 }, 'd')).toEqual([]);
  expect(context.queue.trace.at(-1)).toMatchObject({ routine: 'dsysv', backend: 'cpu' });
});
