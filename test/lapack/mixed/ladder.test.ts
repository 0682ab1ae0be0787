// DHGESV and SHGESV with pivots from a window: what stands behind a window that does not do, and which stages are passed over.
import { expect } from 'vitest';
import type { Context } from '../../../src/index.ts';
import { provenDoubleSingle } from '../../../src/lapack/mixed/doubleSingleTrial.gpu.ts';
import { trialOf } from '../../../src/lapack/mixed/luSolver.gpu.ts';
import { dhgesvCase } from '../../../testing/cases/lapack/mixed/dhgesv.ts';
import { shgesvCase } from '../../../testing/cases/lapack/mixed/shgesv.ts';
import { complaints } from '../../../testing/lib/case.ts';
import { solveRatio } from '../../../testing/lib/residuals.ts';
import { type Source, uniform } from '../../../testing/lib/source.ts';
import { generatedSource, solveSystem } from '../../lib/mixedSystems.ts';
import { gpu, gpuTest } from '../../setup/contexts.ts';

/** So that half of them are more rows than the device's window has. */
const N = gpu?.gpu?.software === false ? 600 : 120;
/** More rows than a window has. */
const ORDER = gpu?.gpu?.software === false ? 300 : 70;
const WINDOW = { pivoting: 'window', residual: 'gpu', layout: { pad: 3, offset: 5 } } as const;

/** The first half of the rows begins with zeros: a window among them has no pivot. */
const crossed: Source = (a, prec, random) => {
  uniform(a, prec, random);
  const half = a.rows / 2;
  for (let j = 0; j < half; j++) for (let i = 0; i < half; i++) a.data[a.offset + i + j * a.ld] = 0;
};

/** What is said of the attempts at factors, in turn. */
const attempts = ({ queue }: Context): readonly string[] =>
  queue.trace
    .map(({ why }) => why ?? '')
    .filter((why) => /^factored in|^pivots among|partial pivoting behind/.test(why));

/** Whether there is a window, and refinement on the GPU. */
const tried = async ({ queue }: Context): Promise<boolean> =>
  trialOf(queue, { n: N, pivoting: 'window', mode: 'auto' }) !== undefined &&
  (await provenDoubleSingle(queue)) !== undefined;

gpuTest('halves do with pivots from a window', async (context) => {
  for (const [n, nrhs] of [
    [1, 1],
    [ORDER, 2],
  ] as const) {
    expect(await complaints(context, dhgesvCase, { n, nrhs, ...WINDOW }, 'd')).toEqual([]);
    expect(await complaints(context, shgesvCase, { n, nrhs, ...WINDOW }, 's')).toEqual([]);
  }
});

gpuTest(
  'where halves with a window do not converge singles with it are next, then partial pivoting, then double',
  async (context) => {
    if (!(await tried(context))) return;
    context.queue.trace.length = 0;
    const problem = { n: ORDER, nrhs: 1, source: generatedSource('svd_geo', 1e15), ...WINDOW };
    const { before, after, iter, factored } = await solveSystem(context, dhgesvCase, problem);
    const said = attempts(context);
    expect([iter, factored], `${said}`).toEqual([-31, 64]);
    const named = [/partial pivoting behind/, /^factored in half/, /partial pivoting behind/, /^factored in single/];
    expect(
      said.slice(0, 4).every((why, k) => named[k]!.test(why)),
      `${said}`,
    ).toBe(true);
    expect(said.filter((why) => /^factored in single/.test(why)).length, `${said}`).toBe(2);
    expect(solveRatio(before.A, after.X, before.B, 2 ** -53) < 30).toBe(true);
  },
);

gpuTest('where a window has no pivot singles with a window are passed over', async (context) => {
  if (!(await tried(context))) return;
  const problem = { n: N, nrhs: 1, source: crossed, ...WINDOW };
  for (const prec of ['d', 's'] as const) {
    context.queue.trace.length = 0;
    const { iter, info, factored } = await solveSystem(
      context,
      prec === 'd' ? dhgesvCase : shgesvCase,
      problem,
      undefined,
      prec,
    );
    expect([info, factored]).toEqual([0, 32]);
    if (prec === 's') expect(iter).toBe(-3);
    else expect(iter >= 0).toBe(true);
    const said = attempts(context);
    expect(said.filter((why) => /partial pivoting behind/.test(why)).length, `${said}`).toBe(1);
  }
});
