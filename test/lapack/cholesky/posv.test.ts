// POSV and POTRS on every context: the cases' sweeps, an order beyond one panel, and that B is left alone when A is not definite.
import { describe, expect, it } from 'vitest';
import type { Prec } from '../../../src/core/field.ts';
import type { Context } from '../../../src/runtime/context.ts';
import { posvCase } from '../../../testing/cases/lapack/cholesky/posv.ts';
import { potrsCase } from '../../../testing/cases/lapack/cholesky/potrs.ts';
import { attempt, complaints } from '../../../testing/lib/case.ts';
import { sampled, wide } from '../../lib/sampled.ts';
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
          const { data, offset, ld, parts = 1 } = operands.A;
          data[parts * (offset + (n - 1) * (ld + 1))] = -1;
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

const runs = contexts.flatMap((context) =>
  (['s', 'c'] as const).map((prec) => [prec, context.backend, context] as const),
);

/** The case with imaginary parts on the diagonal of A that are no part of it. */
const garbage: typeof posvCase = {
  ...posvCase,
  data(problem, prec, random) {
    const operands = posvCase.data(problem, prec, random);
    const { data, offset, ld } = operands.A;
    for (let i = 0; i < problem.n; i++) data[2 * (offset + i * (ld + 1)) + 1] = i % 2 ? 7 : Number.NaN;
    return operands;
  },
  error(problem, before, after, check) {
    const { data, offset, ld } = before.A;
    for (let i = 0; i < problem.n; i++) data[2 * (offset + i * (ld + 1)) + 1] = 0;
    return posvCase.error(problem, before, after, check);
  },
};

it.each(contexts)('cposv takes the diagonal for real ($backend)', async (context) => {
  for (const uplo of ['l', 'u'] as const)
    expect(await complaints(context, garbage, { uplo, n: 40, nrhs: 2, layout: { pad: 3, offset: 5 } }, 'c')).toEqual(
      [],
    );
});

describe.each(runs)('%sposv on a %s context', (prec, _, context) => {
  it('solves the whole sweeps', () => solvesTheSweeps(context, prec));

  it.each(['l', 'u'] as const)('leaves B untouched, bit for bit, if A is not definite (uplo %s)', (uplo) =>
    leavesB(context, prec, uplo),
  );

  it('solves with more than one panel and more right-hand sides than a vector', async () => {
    // In a short run of each precision one triangle.
    for (const uplo of wide ? (['l', 'u'] as const) : [prec === 's' ? ('l' as const) : ('u' as const)]) {
      expect(await complaints(context, posvCase, { uplo, n: 300, nrhs: 20 }, prec)).toEqual([]);
    }
  });
});

it.each(['d', 'z'] as const)('%sposv and %spotrs solve on the CPU, or leave B untouched', async (prec) => {
  await solvesTheSweeps(cpu, prec);
  for (const uplo of ['l', 'u'] as const) await leavesB(cpu, prec, uplo);
});

gpuTest('posv and potrs in single precision stay on the GPU', async (context) => {
  expect(await complaints(context, posvCase, { uplo: 'l', n: 40, nrhs: 2 }, 's')).toEqual([]);
  expect(context.queue.trace.at(-1)).toMatchObject({ routine: 'sposv', backend: 'gpu', kernel: 'potrf_panel' });
  expect(await complaints(context, potrsCase, { uplo: 'u', n: 40, nrhs: 2 }, 's')).toEqual([]);
  expect(context.queue.trace.at(-1)).toMatchObject({ routine: 'spotrs', backend: 'gpu', kernel: 'trsm_block' });
});

gpuTest('cposv is computed on the GPU alone, whatever the mode', async (context) => {
  for (const mode of ['native', 'hybrid', 'auto'] as const) {
    expect(await complaints(context, posvCase, { uplo: 'l', n: 40, nrhs: 3, mode }, 'c')).toEqual([]);
    expect(context.queue.trace.at(-1)).toMatchObject({ routine: 'cposv', backend: 'gpu' });
  }
});
