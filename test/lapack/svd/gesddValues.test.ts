// Singular values alone on the GPU whatever the order, by the bidiagonal form and bisection: shapes with QR first and without, spectra of
// all kinds, the ends of the range, what is not finite, elements around S and info.
import { expect } from 'vitest';
import { gesdd } from '../../../src/index.ts';
import { type GesddProblem, gesddCase } from '../../../testing/cases/lapack/svd/gesdd.ts';
import { attempt, judge } from '../../../testing/lib/case.ts';
import { generateMatrix } from '../../../testing/lib/generate.ts';
import { fill } from '../../../testing/lib/operands.ts';
import { columnOf } from '../../../testing/lib/product.ts';
import { formula, type Source, uniform } from '../../../testing/lib/source.ts';
import { some } from '../../lib/sampled.ts';
import { gpu, gpuTest } from '../../setup/contexts.ts';

const JOB = { jobz: 'n', jobu: 'n', jobvt: 'n', layout: { pad: 3, offset: 5 } } as const;

const native: (typeof gesddCase)['run'] = (queue, { m, n }, { A, S, info }) =>
  gesdd(queue, { jobz: 'n', m, n, A, lda: A.ld, S, info, mode: 'native' });

async function expectGood(m: number, n: number, prec: 's' | 'c', source?: Source, what = ''): Promise<void> {
  const problem: GesddProblem = { ...JOB, m, n, ...(source && { source }) };
  gpu!.queue.trace.length = 0;
  const outcome = await attempt(gpu!, gesddCase, problem, prec, native);
  expect(judge(gesddCase, problem, prec, outcome), `${what} ${prec} ${m} x ${n}`).toEqual([]);
  expect(gpu!.queue.trace.find(({ routine }) => routine === `${prec}gesdd`)).toMatchObject({ backend: 'gpu' });
  gpu!.queue.trace.length = 0;
}

gpuTest('shapes', async () => {
  const shapes = [
    ['s', 1, 1],
    ['s', 2, 2],
    ['s', 40, 35],
    ['s', 20, 50],
    ['c', 20, 21],
    ['c', 36, 30],
  ] as const;
  for (const [prec, m, n] of some(shapes, 9)) await expectGood(m, n, prec);
});

gpuTest('spectra of all kinds, and the ends of the range', async () => {
  const named =
    (matrix: string, cond = 0): Source =>
    (a, prec, random) => {
      const ld = Math.max(1, a.rows);
      const { A } = generateMatrix({ matrix, cond, prec }, a.rows, a.cols, ld, random);
      const { parts = 1 } = a;
      fill(prec, a, (i, j, part) => A[parts * (i + j * ld) + part]!);
    };
  const scaled =
    (factor: number): Source =>
    (a, prec, random) => {
      uniform(a, prec, random);
      for (let i = 0; i < a.data.length; i++) a.data[i]! *= factor;
    };
  const sources: Readonly<Record<string, Source>> = {
    zero: formula(() => 0),
    unit: formula((i, j) => Number(i === j)),
    ones: formula(() => 1),
    halves: formula((i, j) => Number(i === j && i % 2 === 0)),
    hilb: named('hilb'),
    kahan: named('kahan'),
    geo: named('svd_geo', 1e7),
    arith: named('svd_arith', 1e12),
    cluster0: named('svd_cluster0', 1e7),
    cluster1: named('svd_cluster1', 1e7),
    graded: formula((i, j) => 10 ** (-(i + 2 * j) / 8)),
    tiny: scaled(1e-30),
    large: scaled(1e30),
    largest: scaled(2 ** 118),
  };
  for (const [k, [name, source]] of some(Object.entries(sources), 10).entries())
    await expectGood(24, 22, k % 2 === 0 ? 's' : 'c', source, name);
});

gpuTest('says what is not finite', async () => {
  for (const [value, m, n] of [
    [Number.NaN, 9, 8],
    [Infinity, 3, 5],
    [-Infinity, 1, 1],
  ] as const) {
    const source = formula((i, j) => (i === m - 1 && j === n - 1 ? value : 1));
    const { after } = await attempt(gpu!, gesddCase, { ...JOB, m, n, source }, 's', native);
    expect(after.info.data[after.info.offset]).toBe(Math.min(m, n));
    expect(columnOf(after.S, 0).every(Number.isNaN)).toBe(true);
  }
});
