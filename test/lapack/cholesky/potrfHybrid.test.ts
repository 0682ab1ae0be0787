// Cholesky with its diagonal blocks on the CPU: factors, the triangle that is not used, matrices that are not positive definite.
import { expect } from 'vitest';
import { potrf } from '../../../src/index.ts';
import { type PotrfProblem, potrfCase } from '../../../testing/cases/lapack/cholesky/potrf.ts';
import { attempt, judge } from '../../../testing/lib/case.ts';
import { gpuTest } from '../../setup/contexts.ts';

const LAYOUT = { pad: 3, offset: 5 };

const run =
  (nb: number): (typeof potrfCase)['run'] =>
  (queue, { uplo, n }, { A, info }) =>
    potrf(queue, { uplo, n, A, lda: A.ld, info, mode: 'hybrid', nb });

/** The case with element (i, i) replaced. */
const spoiled = (i: number, value: number): typeof potrfCase => ({
  ...potrfCase,
  data(problem, prec, random) {
    const data = potrfCase.data(problem, prec, random);
    data.A.data[data.A.offset + i + i * data.A.ld] = value;
    return data;
  },
});

gpuTest('hybrid factors both triangles, in blocks of any size', async (context) => {
  for (const uplo of ['l', 'u'] as const) {
    for (const [n, nb] of [
      [0, 4],
      [1, 4],
      [5, 2],
      [33, 32],
      [64, 16],
      [100, 100],
      [100, 500],
      [130, 0],
      [300, 48],
    ] as const) {
      const problem: PotrfProblem = { uplo, n, layout: LAYOUT };
      const outcome = await attempt(context, potrfCase, problem, 's', run(nb));
      expect(judge(potrfCase, problem, 's', outcome), `${uplo} ${n} ${nb}`).toEqual([]);
      expect(outcome.after.info.data[outcome.after.info.offset]).toBe(0);
    }
  }
  expect(context.queue.trace.at(-1)).toMatchObject({ routine: 'spotrf', kernel: 'panels on the CPU' });
});

gpuTest('hybrid reports the first minor that is not positive definite', async (context) => {
  for (const uplo of ['l', 'u'] as const) {
    for (const bad of [0, 15, 16, 40, 79]) {
      for (const value of [0, -3, Number.NaN]) {
        const { after } = await attempt(context, spoiled(bad, value), { uplo, n: 80, layout: LAYOUT }, 's', run(16));
        expect(after.info.data[after.info.offset], `${value} in row ${bad}`).toBe(bad + 1);
      }
    }
  }
});
