// Singular values of complex matrices on GPU contexts: what gesvdr computes there, of values that decay, of low rank, at the ends of the
// range and of data that is not finite.
import { expect } from 'vitest';
import { type GesvdrProblem, gesvdrCase } from '../../../testing/cases/lapack/svd/gesvdr.ts';
import { attempt, type Case, complaints, judge } from '../../../testing/lib/case.ts';
import { generateMatrix } from '../../../testing/lib/generate.ts';
import { fill } from '../../../testing/lib/operands.ts';
import { columnOf } from '../../../testing/lib/product.ts';
import { formula, type Source, uniform } from '../../../testing/lib/source.ts';
import { some } from '../../lib/sampled.ts';
import { gpuSweep, gpuTest } from '../../setup/contexts.ts';

const c = gesvdrCase as unknown as Case<GesvdrProblem>;
/** Large enough for a GPU. */
const LARGE = { jobu: 's', jobvt: 's', m: 400, n: 300, k: 15, p: 21, niters: 1 } as const;

/** Singular values 2^(-i/2). */
const halving: Source = (a, prec, random) => {
  const sigma = Float64Array.from({ length: Math.min(a.rows, a.cols) }, (_, i) => 2 ** (-i / 2));
  const { A } = generateMatrix({ matrix: 'svd_specified', prec, sigma }, a.rows, a.cols, a.rows, random);
  fill(prec, a, (i, j, part) => A[2 * (i + j * a.rows) + part]!);
};

gpuTest('gesvdr finds values that decay', async (context) => {
  const problem = { ...LARGE, source: halving };
  const outcome = await attempt(context, gesvdrCase, problem, 'c');
  expect(context.queue.trace.at(-1)).toMatchObject({ backend: 'gpu' });
  for (const [i, value] of columnOf(outcome.after.S, 0).entries())
    expect(Math.abs(value - 2 ** (-i / 2)) < 1e-5 * 2 ** (-i / 2)).toBe(true);
  expect(judge(gesvdrCase, problem, 'c', outcome)).toEqual([]);
});

gpuSweep('gesvdr of wide and deficient matrices, and at the ends of the range', async (context) => {
  const low: Source = formula((i, j, part) =>
    part === 0 ? Math.cos(i + 2 * j) + Math.sin(i) : Math.sin(i + 2 * j) - Math.cos(j),
  );
  const scaled =
    (factor: number): Source =>
    (a, p, random) => {
      uniform(a, p, random);
      for (let i = 0; i < a.data.length; i++) a.data[i]! *= factor;
    };
  for (const source of some([low, formula(() => 0), scaled(1e-30), scaled(2 ** 118)], 2))
    expect(await complaints(context, c, { ...LARGE, m: 300, n: 420, niters: 0, source }, 'c')).toEqual([]);
});

gpuTest('gesvdr says what is not finite in one part', async (context) => {
  const source: Source = (a, p, random) => {
    uniform(a, p, random);
    a.data[2 * (a.offset + 100 + 7 * a.ld) + 1] = Number.NaN;
  };
  const { after } = await attempt(context, gesvdrCase, { ...LARGE, source }, 'c');
  expect(after.info.data[after.info.offset]).toBe(300);
  for (const view of [after.S, after.U, after.VT])
    for (let j = 0; j < view.cols; j++) expect(columnOf(view, j).every(Number.isNaN)).toBe(true);
});
