// POSV and POTRS on every context (they are computed on the CPU): the cases' sweeps, and that B is left alone when A is not definite.
import { describe, expect, it } from 'vitest';
import { posvCase } from '../../testing/cases/posv.ts';
import { potrsCase } from '../../testing/cases/potrs.ts';
import { attempt, complaints } from '../../testing/lib/case.ts';
import { contexts } from '../setup/contexts.ts';

describe.each(contexts.map((context) => [context.backend, context] as const))('posv on a %s context', (_, context) => {
  it.each(['s', 'd'] as const)('solves the whole sweeps, precision %s', async (prec) => {
    for (const problem of posvCase.sweep) expect(await complaints(context, posvCase, problem, prec)).toEqual([]);
    for (const problem of potrsCase.sweep) expect(await complaints(context, potrsCase, problem, prec)).toEqual([]);
  });

  it.each(['l', 'u'] as const)('leaves B untouched, bit for bit, if A is not definite (uplo %s)', async (uplo) => {
    for (const n of [1, 40]) {
      for (const nrhs of [0, 1, 3]) {
        const spoiled: typeof posvCase = {
          ...posvCase,
          data(problem, prec, random) {
            const operands = posvCase.data(problem, prec, random);
            const { data, offset, ld } = operands.A;
            data[offset + (n - 1) * (ld + 1)] = -1;
            return operands;
          },
        };
        const problem = { uplo, n, nrhs, layout: { pad: 3, offset: 5 } };
        const { before, after } = await attempt(context, spoiled, problem, 'd');
        expect(after.info.data[after.info.offset]).toBe(n);
        expect(after.B.data).toEqual(before.B.data);
      }
    }
  });
});
