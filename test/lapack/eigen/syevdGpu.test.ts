// SYEVD on the GPU whatever the order: the case's errors, both jobs and triangles, the ends of the range, special matrices, data that is
// not finite, and where the front computes.
import { describe, expect } from 'vitest';
import { syevd, syevdWorkspace } from '../../../src/index.ts';
import { tilesFor } from '../../../src/lapack/cooperativeTiles.ts';
import { enqueueBisect } from '../../../src/lapack/eigen/bisect.gpu.ts';
import { bisectRules } from '../../../src/lapack/eigen/bisect.kernels.ts';
import { enqueueEigenvalues, enqueueSyevd } from '../../../src/lapack/eigen/syevd.hybrid.ts';
import { enqueueReduction, takeReduction } from '../../../src/lapack/eigen/sytrd.gpu.ts';
import { SYTRD_TILES } from '../../../src/lapack/eigen/sytrdCooperativeTiles.ts';
import { enqueueTwoStages, takeTwoStages } from '../../../src/lapack/eigen/sytrdTwoStages.gpu.ts';
import { deviceMat } from '../../../src/runtime/buffer.ts';
import { scope } from '../../../src/runtime/workspace.ts';
import { syevdCase } from '../../../testing/cases/lapack/eigen/syevd.ts';
import { attempt, judge } from '../../../testing/lib/case.ts';
import type { SyevData, SyevProblem } from '../../../testing/lib/eigenCase.ts';
import { columnOf } from '../../../testing/lib/product.ts';
import { formula, type Source, uniform } from '../../../testing/lib/source.ts';
import { some } from '../../lib/sampled.ts';
import { gpu, gpuTest, gpuWide } from '../../setup/contexts.ts';
import { leased } from './leased.ts';

const ODD = { pad: 3, offset: 5 };
type Run = (typeof syevdCase)['run'];

const native: Run = async (queue, { jobz, uplo, n }, { A, W, info }) => {
  const call = { uplo, n, A: deviceMat(A, A.ld), W: deviceMat(W, 1), info: deviceMat(info, 1) };
  if (jobz === 'v') await enqueueSyevd(queue, call);
  else enqueueEigenvalues(queue, call);
};

async function expectGood(problem: SyevProblem, what = ''): Promise<SyevData> {
  const outcome = await attempt(gpu!, syevdCase, problem, 's', native);
  expect(judge(syevdCase, problem, 's', outcome), `${what} ${JSON.stringify(problem)}`).toEqual([]);
  return outcome.after;
}

const scaled =
  (factor: number): Source =>
  (a, prec, random) => {
    uniform(a, prec, random);
    for (let i = 0; i < a.data.length; i++) a.data[i]! *= factor;
  };

describe('on a GPU', () => {
  gpuTest('orders, both jobs and triangles', async () => {
    for (const [i, n] of some([1, 2, 3, 4, 9, 33, 64, 130], 12).entries()) {
      const uplo = i % 2 === 0 ? 'l' : 'u';
      await expectGood({ jobz: 'v', uplo, n, layout: ODD });
      await expectGood({ jobz: i % 3 === 0 ? 'v' : 'n', uplo: uplo === 'l' ? 'u' : 'l', n });
    }
  });

  gpuTest('the ends of the range, and special matrices', async () => {
    // Numbers below 2^-126 may count as zero on a GPU: at 1e-30 that is nothing beside the largest.
    for (const factor of [1e-30, 1e30, 2 ** 118])
      await expectGood({ jobz: 'v', uplo: 'l', n: 37, source: scaled(factor), layout: ODD }, `${factor}`);
    const sources = {
      zero: formula(() => 0),
      unit: formula((i, j) => Number(i === j)),
      ones: formula(() => 1),
      minij: formula((i, j) => Math.min(i, j) + 1),
      graded: formula((i, j) => 10 ** (-(i + j) / 4)),
    };
    for (const [name, source] of Object.entries(sources))
      await expectGood({ jobz: 'v', uplo: 'u', n: 34, source, layout: ODD }, name);
  });

  gpuTest('says what is not finite', async () => {
    for (const value of [Number.NaN, Infinity, -Infinity]) {
      for (const [jobz, n] of [
        ['v', 20],
        ['v', 1],
        ['n', 5],
      ] as const) {
        const source = formula((i, j) => (Math.max(i, j) === n - 1 && Math.min(i, j) === 0 ? value : 1));
        const problem = { jobz, uplo: 'u', n, source, layout: ODD } as const;
        const { A, W, info } = (await attempt(gpu!, syevdCase, problem, 's', native)).after;
        expect(info.data[info.offset]).toBe(n);
        expect(columnOf(W, 0).every(Number.isNaN)).toBe(true);
        for (let j = 0; jobz === 'v' && j < n; j++) expect(columnOf(A, j).every(Number.isNaN)).toBe(true);
      }
    }
  });

  gpuTest('in every mode, through the front', async (context) => {
    for (const mode of ['native', 'hybrid'] as const)
      for (const jobz of ['n', 'v'] as const)
        for (const n of [0, 1, 2, 37]) {
          context.queue.trace.length = 0;
          const problem = { jobz, uplo: 'u', n, mode, layout: ODD } as const;
          const outcome = await attempt(context, syevdCase, problem, 's');
          expect(judge(syevdCase, problem, 's', outcome), JSON.stringify(problem)).toEqual([]);
          if (n === 0) continue;
          const own = context.queue.trace.find(({ routine }) => routine === 'ssyevd');
          expect(own).toMatchObject({ backend: 'gpu' });
          expect(/QL/.test(own!.why!)).toBe(mode === 'hybrid' && jobz === 'n');
        }
    const source = formula((i, j) => (i + j === 3 ? Number.NaN : 1));
    const refused = { jobz: 'n', uplo: 'l', n: 6, mode: 'hybrid', source } as const;
    const { W, info } = (await attempt(context, syevdCase, refused, 's')).after;
    expect(info.data[info.offset]).toBe(6);
    expect(columnOf(W, 0).every(Number.isNaN)).toBe(true);
  });

  gpuWide('workspace is at most as much as announced, and not much less', async (context) => {
    const n = 130;
    for (const jobz of ['n', 'v'] as const) {
      const [live, peak] = await leased(context, () =>
        attempt(context, syevdCase, { jobz, uplo: 'l', n, layout: ODD }, 's'),
      );
      const announced = syevdWorkspace({ n, jobz });
      expect(live).toBe(0);
      expect(peak).toBeLessThanOrEqual(announced);
      // Values are announced with what hardware takes whose workgroups wait for each other: a matrix more, and their letters.
      const { gpu } = context;
      const isTogether = jobz === 'v' || tilesFor(SYTRD_TILES, gpu!, n).length > 0;
      expect(peak).toBeGreaterThan((isTogether ? 0.8 : 0.3) * announced);
    }
    // What other hardware does: one dispatch a column, of a larger matrix of what is left.
    for (const [order, force] of [
      [n, 'steps'],
      [n, 'steps/64'],
    ] as const) {
      const A = deviceMat(context.upload('s', new Float32Array(order * order).fill(1)), order);
      const [live, peak] = await leased(context, () =>
        scope(context.queue, (ws) => {
          const r = takeReduction(ws, A, order, 32);
          enqueueReduction(context.queue, 'l', { A, places: { offA: 0, rs: 1, cs: order } }, r, force);
        }),
      );
      expect(live).toBe(0);
      expect(peak).toBeLessThanOrEqual(syevdWorkspace({ n: order, jobz: 'n' }));
      A.data.dispose();
    }
    // In two stages, with and without the reflectors of the second
    for (const keep of [false, true]) {
      const A = deviceMat(context.upload('s', new Float32Array(130 * 130).fill(1)), 130);
      const [live, peak] = await leased(context, () =>
        scope(context.queue, (ws) => {
          const r = takeTwoStages(ws, A, 130, keep);
          enqueueTwoStages(context.queue, 'l', { A, places: { offA: 0, rs: 1, cs: 130 } }, r);
        }),
      );
      expect(live).toBe(0);
      expect(peak).toBeLessThanOrEqual(syevdWorkspace({ n: 130, jobz: keep ? 'v' : 'n', stages: 'two' }));
      A.data.dispose();
    }
    expect(syevdWorkspace({ n: 0 })).toBe(0);
    // Beside n^2 numbers for values, with those of what is left at order 2048 and its letters, about 4 n^2 for vectors, and n^2 more where
    // the reduction has two stages
    for (const [n, jobz, matrices] of [
      [8192, 'n', 1 + 1.44 / 16],
      [4096, 'v', 4],
      [20480, 'v', 5],
    ] as const)
      expect(Math.abs(syevdWorkspace({ n, jobz }) / (4 * n ** 2) - matrices)).toBeLessThan(0.1);
  });

  gpuTest('small orders are computed on the CPU', async ({ queue }) => {
    for (const [n, backend] of [
      [20, 'cpu'],
      [120, 'gpu'],
    ] as const) {
      const [A, W] = [queue.context.alloc('s', n * n), queue.context.alloc('s', n)];
      const info = queue.context.alloc('i', 1);
      // What other tests have left is not of this call.
      queue.trace.length = 0;
      await syevd(queue, { uplo: 'l', n, A, lda: n, W, info });
      expect(queue.trace.find(({ routine }) => routine === 'ssyevd')).toMatchObject({ backend });
      for (const buffer of [A, W, info]) buffer.dispose();
    }
  });
});

gpuTest('values alone by every rule, as with vectors', async (context) => {
  const n = 75;
  const problem = { jobz: 'v', uplo: 'l', n } as const;
  const { before, after } = await attempt(context, syevdCase, problem, 's', native);
  const expected = columnOf(after.W, 0);
  const most = Math.max(...expected.map(Math.abs));
  for (const { name } of bisectRules) {
    const [A, W, info] = [
      context.upload('s', before.A.data as Float32Array),
      context.alloc('s', n),
      context.alloc('i', 1),
    ];
    scope(context.queue, (ws) => {
      const r = takeReduction(ws, deviceMat(A, n), n, 8);
      enqueueReduction(context.queue, 'l', { A: deviceMat(A, n), places: { offA: 0, rs: 1, cs: n } }, r);
      enqueueBisect(context.queue, r, { W: deviceMat(W, 1), info: deviceMat(info, 1), force: name });
    });
    const found = await context.download(W);
    expect((await context.download(info))[0]).toBe(0);
    for (const buffer of [A, W, info]) buffer.dispose();
    found.forEach((value, k) => {
      expect(Math.abs(value - expected[k]!) < 30 * 2 ** -23 * most, `${name} ${k}: ${value}, ${expected[k]}`).toBe(
        true,
      );
    });
  }
});
