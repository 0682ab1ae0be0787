// DHGESV and SHGESV with pivots from a window: what stands behind a window that does not do, and which stages are passed over.
import { expect } from 'vitest';
import type { Context } from '../../../src/index.ts';
import { provenDoubleSingle } from '../../../src/lapack/mixed/doubleSingleTrial.gpu.ts';
import { trialOf } from '../../../src/lapack/mixed/luSolver.gpu.ts';
import { dhgesvCase } from '../../../testing/cases/dhgesv.ts';
import { shgesvCase } from '../../../testing/cases/shgesv.ts';
import { complaints } from '../../../testing/lib/case.ts';
import { solveRatio } from '../../../testing/lib/residuals.ts';
import { type Source, uniform } from '../../../testing/lib/source.ts';
import { solveSystem } from '../../lib/mixedSystems.ts';
import { gpu, gpuTest } from '../../setup/contexts.ts';

/** So that half of them are more rows than the device's window has. */
const N = gpu?.gpu?.software === false ? 600 : 48;
const WINDOW = { pivoting: 'window', residual: 'gpu', layout: { pad: 3, offset: 5 } } as const;

/** The first block on the diagonal is `small`: a window in its rows has pivots that are nearly, or truly, none. */
const crossed =
  (small: number): Source =>
  (a, prec, random) => {
    uniform(a, prec, random);
    const half = a.rows / 2;
    for (let j = 0; j < a.cols; j++)
      for (let i = 0; i < a.rows; i++) {
        const p = a.offset + i + j * a.ld;
        if (i < half && j < half) a.data[p]! *= small;
      }
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
    [N, 2],
  ] as const) {
    expect(await complaints(context, dhgesvCase, { n, nrhs, ...WINDOW }, 'd')).toEqual([]);
    expect(await complaints(context, shgesvCase, { n, nrhs, ...WINDOW }, 's')).toEqual([]);
  }
});

gpuTest('where a window has only small pivots partial pivoting does, behind singles with a window', async (context) => {
  if (!(await tried(context))) return;
  const problem = { n: N, nrhs: 1, source: crossed(1e-12), ...WINDOW };
  context.queue.trace.length = 0;
  const half = await solveSystem(context, dhgesvCase, problem);
  expect(half.iter >= 0 && half.factored === 32, `${attempts(context)}`).toBe(true);
  expect(solveRatio(half.before.A, half.after.X, half.before.B, 2 ** -53) < 30).toBe(true);
  const said = attempts(context);
  expect(said.filter((why) => /partial pivoting behind/.test(why)).length, `${said}`).toBe(2);
  const single = await solveSystem(context, shgesvCase, problem, undefined, 's');
  expect([single.info, single.factored]).toEqual([0, 32]);
  expect(solveRatio(single.before.A, single.after.X, single.before.B, 2 ** -24) < 30).toBe(true);
});

gpuTest('where a window has no pivot singles with a window are passed over', async (context) => {
  if (!(await tried(context))) return;
  const problem = { n: N, nrhs: 1, source: crossed(0), ...WINDOW };
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
