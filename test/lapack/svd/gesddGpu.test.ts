// GESDD on the GPU whatever the order, by both ways: errors, all jobs, tall and wide, spectra of all kinds, the ends of the range, what is
// not finite, and where the front computes.
import { describe, expect } from 'vitest';
import { gesdd } from '../../../src/index.ts';
import { type GesddProblem, gesddCase } from '../../../testing/cases/lapack/svd/gesdd.ts';
import { attempt, judge } from '../../../testing/lib/case.ts';
import { generateMatrix } from '../../../testing/lib/generate.ts';
import { fill } from '../../../testing/lib/operands.ts';
import { columnOf } from '../../../testing/lib/product.ts';
import { formula, type Source, uniform } from '../../../testing/lib/source.ts';
import { some } from '../../lib/sampled.ts';
import { gpu, gpuSweep, gpuTest } from '../../setup/contexts.ts';

const ODD = { pad: 3, offset: 5 };
const job = (jobz: 's' | 'a') => ({ jobz, jobu: jobz, jobvt: jobz });

type Algo = 'bidiagonal' | 'polar';
const native =
  (algo: Algo): (typeof gesddCase)['run'] =>
  (queue, { jobz, m, n }, { A, S, U, VT, info }) =>
    gesdd(queue, { jobz, m, n, A, lda: A.ld, S, U, ldu: U.ld, VT, ldvt: VT.ld, info, mode: 'native', algo });

type Both = readonly ('s' | 'c')[];

async function expectGood(algo: Algo, problem: GesddProblem, what = '', precs: Both = ['s', 'c']): Promise<void> {
  for (const prec of precs) {
    gpu!.queue.trace.length = 0;
    const outcome = await attempt(gpu!, gesddCase, problem, prec, native(algo));
    expect(judge(gesddCase, problem, prec, outcome), `${what} ${prec} ${JSON.stringify(problem)}`).toEqual([]);
    // A complex number alone needs no GPU.
    const own = gpu!.queue.trace.find(({ routine }) => routine === `${prec}gesdd`);
    if (Math.min(problem.m, problem.n) > 1) {
      expect(own).toMatchObject({ backend: 'gpu' });
      expect(own!.why).toContain(algo);
    }
    gpu!.queue.trace.length = 0;
  }
}

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

describe.each(['polar', 'bidiagonal'] as const)('on a GPU, the %s way', (algo) => {
  gpuTest('shapes and jobs', async () => {
    // Software adapters take long: of complex ones a square matrix and two wide ones. Values alone: gesddValues.test.ts.
    const all = [
      ['s', 1, 1],
      ['a', 1, 4],
      ['s', 5, 3],
      ['s', 33, 33],
      ['a', 50, 20],
      ['s', 20, 50],
      ['a', 30, 70],
      ['s', 130, 100],
    ] as const;
    for (const [jobz, m, n] of some(all, algo === 'polar' ? 8 : 5))
      await expectGood(
        algo,
        { ...job(jobz), m, n, layout: ODD },
        '',
        gpu!.gpu!.software && (m < 20 || m > 40) ? ['s'] : undefined,
      );
  });

  gpuSweep('spectra of all kinds, and the ends of the range', async () => {
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
      // Numbers below 2^-126 may count as zero on a GPU: at 1e-30 that is nothing beside the largest.
      tiny: scaled(1e-30),
      large: scaled(1e30),
      largest: scaled(2 ** 118),
    };
    for (const [name, source] of some(Object.entries(sources), 4)) {
      await expectGood(algo, { ...job('s'), m: 40, n: 36, source, layout: ODD }, name);
      await expectGood(algo, { ...job('s'), m: 24, n: 60, source, layout: ODD }, name, ['s']);
    }
  });

  gpuTest('says what is not finite', async () => {
    for (const [value, m, n] of [
      [Number.NaN, 9, 7],
      [Infinity, 3, 5],
      [-Infinity, 1, 1],
    ] as const) {
      const source = formula((i, j) => (i === m - 1 && j === n - 1 ? value : 1));
      for (const prec of ['s', 'c'] as const) {
        const { after } = await attempt(
          gpu!,
          gesddCase,
          { ...job('a'), m, n, source, layout: ODD },
          prec,
          native(algo),
        );
        expect(after.info.data[after.info.offset]).toBe(Math.min(m, n));
        for (const view of [after.S, after.U, after.VT])
          for (let j = 0; j < view.cols; j++) expect(columnOf(view, j).every(Number.isNaN)).toBe(true);
      }
    }
  });
});

gpuTest('small orders are computed on the CPU, unless it is asked for', async ({ queue }) => {
  for (const [mode, backend] of [
    ['auto', 'cpu'],
    ['native', 'gpu'],
  ] as const) {
    const [A, S, info] = [queue.context.alloc('s', 12), queue.context.alloc('s', 3), queue.context.alloc('i', 1)];
    queue.trace.length = 0;
    await gesdd(queue, { jobz: 'n', m: 4, n: 3, A, lda: 4, S, info, mode });
    expect(queue.trace.find(({ routine }) => routine === 'sgesdd')).toMatchObject({ backend });
    for (const buffer of [A, S, info]) buffer.dispose();
  }
});
