// SYSV and SYTRS on every backend: the cases' sweeps, 2 x 2 pivots only, and that a singular matrix leaves the right-hand sides alone.
import { describe, expect, it } from 'vitest';
import { sysvCase } from '../../../testing/cases/lapack/indefinite/sysv.ts';
import { sytrsCase } from '../../../testing/cases/lapack/indefinite/sytrs.ts';
import { attempt, complaints } from '../../../testing/lib/case.ts';
import { sampled } from '../../lib/sampled.ts';
import { contexts, cpu, gpuTest } from '../../setup/contexts.ts';

const LAYOUT = { pad: 3, offset: 5 };

describe.each(contexts.map((context) => [context.backend, context] as const))(
  'sysv on the %s backend',
  (_, context) => {
    it('solves the whole sweep', async () => {
      for (const problem of sampled(context, sysvCase.sweep, 3))
        expect(await complaints(context, sysvCase, problem, 's')).toEqual([]);
    });

    it('solves the whole sweep of sytrs', async () => {
      for (const problem of sampled(context, sytrsCase.sweep, 3))
        expect(await complaints(context, sytrsCase, problem, 's')).toEqual([]);
    });

    it.each(['l', 'u'] as const)('leaves B untouched, bit for bit, if A is singular (uplo %s)', async (uplo) => {
      for (const n of [1, 5, 40]) {
        for (const zero of new Set([0, n >> 1, n - 1])) {
          for (const nrhs of [0, 1, 3]) {
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
        }
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

it('solves the whole sweeps in double precision on the CPU', async () => {
  for (const problem of sysvCase.sweep) expect(await complaints(cpu, sysvCase, problem, 'd')).toEqual([]);
  for (const problem of sytrsCase.sweep) expect(await complaints(cpu, sytrsCase, problem, 'd')).toEqual([]);
});

it('solves by the reference with pivots that the engine must not have', async () => {
  const wrong: typeof sytrsCase = {
    ...sytrsCase,
    data(problem, prec, random) {
      const operands = sytrsCase.data(problem, prec, random);
      operands.ipiv.data[operands.ipiv.offset + 3] = 999;
      return operands;
    },
  };
  await attempt(cpu, wrong, { uplo: 'l', n: 8, nrhs: 1 }, 'd');
  expect(cpu.queue.trace.at(-1)?.why).toMatch(/by the reference, because pivot 4 is 999/);
});

gpuTest('sysv in double precision runs on the CPU of a GPU context, and says so', async (context) => {
  expect(await complaints(context, sysvCase, { uplo: 'u', n: 40, nrhs: 3 }, 'd')).toEqual([]);
  expect(context.queue.trace.at(-1)).toMatchObject({ routine: 'dsysv', backend: 'cpu' });
});
