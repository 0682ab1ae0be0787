// SYEVX and SYEVR on the GPU whatever the order: the case's errors, all ranges, few vectors and many, special matrices, the ends of the
// range, data that is not finite, and where the fronts compute.
import { describe, expect } from 'vitest';
import { laset, ssyevr, ssyevx, ssygvx } from '../../../src/index.ts';
import { enqueueSyevx } from '../../../src/lapack/eigen/syevx.hybrid.ts';
import { deviceMat } from '../../../src/runtime/buffer.ts';
import { syevrCase } from '../../../testing/cases/lapack/eigen/syevr.ts';
import { syevxCase } from '../../../testing/cases/lapack/eigen/syevx.ts';
import { attempt, type Case, complaints, judge } from '../../../testing/lib/case.ts';
import { ALL, type ChosenProblem, indexed, valued } from '../../../testing/lib/chosenCase.ts';
import { columnOf } from '../../../testing/lib/product.ts';
import { formula } from '../../../testing/lib/source.ts';
import { elementsOf } from '../../../testing/lib/tridiagonal.ts';
import { wide } from '../../lib/sampled.ts';
import { gpu, gpuTest } from '../../setup/contexts.ts';
import { scaled } from './drivers.ts';

const ODD = { pad: 3, offset: 5 };
type Run = (typeof syevxCase)['run'];

const native: Run = async (queue, problem, { A, m, W, Z, ifail, info }) => {
  const [one, integers] = [deviceMat(W, 1), deviceMat(info, 1)];
  const found = { A: deviceMat(A, A.ld), W: one, m: deviceMat(m, 1), info: integers };
  const vectors = problem.jobz === 'n' ? {} : { Z: deviceMat(Z, Z.ld), ifail: deviceMat(ifail, 1) };
  await enqueueSyevx(queue, { ...problem, ...found, ...vectors });
};

async function expectGood(problem: ChosenProblem, what = '') {
  const outcome = await attempt(gpu!, syevxCase, problem, 's', native);
  expect(judge(syevxCase, problem, 's', outcome), `${what} ${JSON.stringify(problem)}`).toEqual([]);
  return outcome.after;
}

describe('on a GPU', () => {
  gpuTest('orders, ranges, both jobs and triangles', async () => {
    for (const [i, n] of [1, 2, 5, 33, 70].entries()) {
      const uplo = i % 2 === 0 ? 'l' : 'u';
      const ranges = [ALL, indexed(Math.ceil(n / 3), Math.ceil(n / 2)), valued(-0.31, 0.93)];
      // In a short run of each order one range, by turns.
      for (const range of wide ? ranges : [ranges[i % 3]!]) {
        await expectGood({ jobz: 'v', uplo, n, ...range, layout: ODD });
        await expectGood({ jobz: 'n', uplo: uplo === 'l' ? 'u' : 'l', n, ...range });
      }
    }
    // So many that divide and conquer finds them, and none
    await expectGood({ jobz: 'v', uplo: 'l', n: 70, ...indexed(11, 60), layout: ODD });
    await expectGood({ jobz: 'v', uplo: 'u', n: 40, ...valued(1e3, 1e4), layout: ODD });
  });

  gpuTest('the ends of the range, and special matrices', async () => {
    // Numbers below 2^-126 may count as zero on a GPU: at 1e-30 that is nothing beside the largest.
    for (const factor of [1e-30, 1e30])
      for (const range of [indexed(20, 24), valued(-0.4 * factor, 1.3 * factor)])
        await expectGood({ jobz: 'v', uplo: 'l', n: 37, ...range, source: scaled(factor), layout: ODD }, `${factor}`);
    const sources = {
      zero: formula(() => 0),
      unit: formula((i, j) => Number(i === j)),
      minij: formula((i, j) => Math.min(i, j) + 1),
    };
    for (const [name, source] of Object.entries(sources))
      for (const range of [indexed(3, 7), indexed(3, 30)])
        await expectGood({ jobz: 'v', uplo: 'u', n: 34, ...range, source, layout: ODD }, name);
  });

  gpuTest('says what is not finite', async () => {
    for (const value of [Number.NaN, Infinity]) {
      for (const [jobz, n, range] of [
        ['v', 20, indexed(2, 9)],
        ['n', 5, ALL],
      ] as const) {
        const source = formula((i, j) => (Math.max(i, j) === n - 1 && Math.min(i, j) === 0 ? value : 1));
        const problem = { jobz, uplo: 'u', n, ...range, source, layout: ODD } as const;
        const { m, W, Z, info } = (await attempt(gpu!, syevxCase, problem, 's', native)).after;
        expect([m.data[m.offset], info.data[info.offset]]).toEqual([0, n]);
        expect(elementsOf(W).every(Number.isNaN)).toBe(true);
        for (let j = 0; j < Z.cols; j++) expect(columnOf(Z, j).every(Number.isNaN)).toBe(true);
      }
    }
  });

  gpuTest('the fronts compute small orders, and intervals of a given width, on the CPU', async ({ queue }) => {
    const c = syevxCase as unknown as Case<ChosenProblem>;
    for (const [n, abstol, backend] of [
      [40, 0, 'cpu'],
      [104, 1e-3, 'cpu'],
      [104, 0, 'gpu'],
    ] as const) {
      const problem = { jobz: 'v', uplo: 'l', n, ...indexed(2, 5), abstol } as const;
      const complaint = await complaints(gpu!, c, problem, 's');
      if (abstol === 0) expect(complaint).toEqual([]);
      expect(queue.trace.findLast(({ routine }) => routine === 'ssyevx')).toMatchObject({ backend });
    }
    const problem = { jobz: 'v', uplo: 'u', n: 104, ...valued(-0.31, 0.93), layout: ODD } as const;
    expect(await complaints(gpu!, syevrCase as unknown as Case<ChosenProblem>, problem, 's')).toEqual([]);
    expect(queue.trace.findLast(({ routine }) => routine === 'ssyevr')).toMatchObject({ backend: 'gpu' });
  });

  gpuTest('for values alone nothing is written where vectors would go', async (context) => {
    const n = 100;
    const some = <E extends 's' | 'i'>(type: E, length: number) => context.alloc(type, length);
    for (const diagonal of [1, Number.NaN]) {
      const a = new Float32Array(n * n).fill(1);
      a[0] = diagonal;
      const [A, B, W, Z] = [context.upload('s', a), context.alloc('s', n * n), some('s', n), some('s', n)];
      const [m, ifail, isuppz, info] = [some('i', 1), some('i', 2), some('i', 2), some('i', 1)];
      const call = { jobz: 'n', uplo: 'l', n, A, lda: n, m, W, Z, ldz: n, info } as const;
      await laset(context.queue, { uplo: 'f', m: n, n, alpha: 0, beta: 1, A: B, lda: n });
      await laset(context.queue, { uplo: 'f', m: n, n: 1, alpha: 7, beta: 7, A: Z, lda: n });
      await ssyevx(context.queue, { ...call, ifail });
      await ssyevr(context.queue, { ...call, isuppz });
      await ssygvx(context.queue, { ...call, itype: 1, B, ldb: n, ifail });
      expect(await context.download(Z)).toEqual(new Float32Array(n).fill(7));
      expect([...(await context.download(ifail)), ...(await context.download(isuppz))]).toEqual([0, 0, 0, 0]);
      for (const buffer of [A, B, W, Z, m, ifail, isuppz, info]) buffer.dispose();
    }
    context.queue.trace.length = 0;
  });
});
