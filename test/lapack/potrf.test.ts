// POTRF on every context (it is computed on the CPU): the case's sweep, what is not positive definite.
import { describe, expect, it } from 'vitest';
import { potrfCase } from '../../testing/cases/potrf.ts';
import { attempt, complaints } from '../../testing/lib/case.ts';
import { contexts, gpuTest } from '../setup/contexts.ts';

describe.each(contexts.map((context) => [context.backend, context] as const))('potrf on a %s context', (_, context) => {
  it.each(['s', 'd'] as const)('factors the whole sweep, precision %s', async (prec) => {
    for (const problem of potrfCase.sweep) {
      expect(await complaints(context, potrfCase, problem, prec)).toEqual([]);
      const { info } = (await attempt(context, potrfCase, problem, prec)).after;
      expect(info.data[info.offset]).toBe(0);
    }
  });

  it.each(['l', 'u'] as const)('reports the first minor that is not positive definite (uplo %s)', async (uplo) => {
    for (const n of [1, 5, 40, 100]) {
      for (const bad of new Set([0, Math.floor(n / 2), n - 1])) {
        for (const value of [0, -3, Number.NaN]) {
          const spoiled: typeof potrfCase = {
            ...potrfCase,
            data(problem, prec, random) {
              const { A, info } = potrfCase.data(problem, prec, random);
              A.data[A.offset + bad * (A.ld + 1)] = value;
              return { A, info };
            },
          };
          const { after } = await attempt(context, spoiled, { uplo, n, layout: { pad: 3, offset: 5 } }, 'd');
          expect(after.info.data[after.info.offset], `${value} in row ${bad} of ${n}`).toBe(bad + 1);
        }
      }
    }
  });
});

gpuTest('potrf says that it runs on the CPU', async (context) => {
  expect(await complaints(context, potrfCase, { uplo: 'l', n: 40 }, 's')).toEqual([]);
  expect(context.queue.trace.at(-1)).toMatchObject({ routine: 'spotrf', backend: 'cpu' });
});
