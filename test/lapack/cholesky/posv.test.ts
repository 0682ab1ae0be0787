// POSV and POTRS on every context: the cases' sweeps, an order beyond one panel, and that B is left alone when A is not definite.
import { describe, expect, it } from 'vitest';
import type { Prec } from '../../../src/core/field.ts';
import type { Context } from '../../../src/runtime/context.ts';
import { posvCase } from '../../../testing/cases/lapack/cholesky/posv.ts';
import { potrsCase } from '../../../testing/cases/lapack/cholesky/potrs.ts';
import { attempt, complaints } from '../../../testing/lib/case.ts';
import { sampled } from '../../lib/sampled.ts';
import { contexts, cpu, gpuTest } from '../../setup/contexts.ts';

async function solvesTheSweeps(context: Context, prec: Prec): Promise<void> {
  for (const problem of sampled(context, posvCase.sweep, 2))
    expect(await complaints(context, posvCase, problem, prec)).toEqual([]);
  for (const problem of sampled(context, potrsCase.sweep, 2))
    expect(await complaints(context, potrsCase, problem, prec)).toEqual([]);
}

async function leavesB(context: Context, prec: Prec, uplo: 'l' | 'u'): Promise<void> {
  for (const n of [1, 40]) {
    for (const nrhs of [0, 1, 3]) {
      const spoiled: typeof posvCase = {
        ...posvCase,
        data(problem, p, random) {
          const operands = posvCase.data(problem, p, random);
          const { data, offset, ld } = operands.A;
          data[offset + (n - 1) * (ld + 1)] = -1;
          return operands;
        },
      };
      const problem = { uplo, n, nrhs, layout: { pad: 3, offset: 5 } };
      const { before, after } = await attempt(context, spoiled, problem, prec);
      expect(after.info.data[after.info.offset]).toBe(n);
      expect(after.B.data).toEqual(before.B.data);
    }
  }
}

describe.each(contexts.map((context) => [context.backend, context] as const))('posv on a %s context', (_, context) => {
  it('solves the whole sweeps', () => solvesTheSweeps(context, 's'));

  it.each(['l', 'u'] as const)('leaves B untouched, bit for bit, if A is not definite (uplo %s)', (uplo) =>
    leavesB(context, 's', uplo),
  );

  it('solves with more than one panel and more right-hand sides than a vector', async () => {
    for (const uplo of ['l', 'u'] as const) {
      expect(await complaints(context, posvCase, { uplo, n: 300, nrhs: 20 }, 's')).toEqual([]);
    }
  });
});

it('posv and potrs solve in double precision on the CPU, or leave B untouched', async () => {
  await solvesTheSweeps(cpu, 'd');
  for (const uplo of ['l', 'u'] as const) await leavesB(cpu, 'd', uplo);
});

gpuTest('posv and potrs in single precision stay on the GPU', async (context) => {
  expect(await complaints(context, posvCase, { uplo: 'l', n: 40, nrhs: 2 }, 's')).toEqual([]);
  expect(context.queue.trace.at(-1)).toMatchObject({ routine: 'sposv', backend: 'gpu', kernel: 'potrf_panel' });
  expect(await complaints(context, potrsCase, { uplo: 'u', n: 40, nrhs: 2 }, 's')).toEqual([]);
  expect(context.queue.trace.at(-1)).toMatchObject({ routine: 'spotrs', backend: 'gpu', kernel: 'trsm_block' });
});
