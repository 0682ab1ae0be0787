// QR with its panels on the CPU: the factors of the native way within rounding, bad data, workspace, plans.
import { expect, it } from 'vitest';
import { engine } from '../../../src/engine/engine.ts';
import { geqrf, geqrfWorkspace } from '../../../src/index.ts';
import { type GeqrfData, type GeqrfProblem, geqrfCase } from '../../../testing/cases/lapack/qr/geqrf.ts';
import { attempt, judge } from '../../../testing/lib/case.ts';
import type { Source } from '../../../testing/lib/source.ts';
import { uniform } from '../../../testing/lib/source.ts';
import { gpuTest } from '../../setup/contexts.ts';

const LAYOUT = { pad: 3, offset: 5 };

const run =
  (mode: 'hybrid' | 'native', nb: number): (typeof geqrfCase)['run'] =>
  (queue, { m, n }, { A, tau }) =>
    geqrf(queue, { m, n, A, lda: A.ld, tau, mode, nb });

/** The largest difference of two results, beside their largest element. */
function difference(a: GeqrfData, b: GeqrfData): number {
  let [most, size] = [0, 1e-30];
  for (const name of ['A', 'tau'] as const) {
    for (const [i, x] of a[name].data.entries()) {
      most = Math.max(most, Math.abs(x - b[name].data[i]!));
      size = Math.max(size, Math.abs(x));
    }
  }
  return most / size;
}

gpuTest('hybrid factors as native does, within rounding', async (context) => {
  const shapes = [
    [0, 0, 4],
    [0, 3, 4],
    [3, 0, 4],
    [1, 1, 4],
    [5, 5, 2],
    [33, 33, 32],
    [100, 100, 16],
    [100, 100, 500],
    [150, 60, 16],
    [60, 150, 16],
    [200, 1, 8],
    [1, 200, 8],
    [129, 128, 40],
    [300, 250, 96],
  ] as const;
  for (const [m, n, nb] of shapes) {
    const problem: GeqrfProblem = { m, n, layout: LAYOUT };
    const outcome = await attempt(context, geqrfCase, problem, 's', run('hybrid', nb));
    expect(judge(geqrfCase, problem, 's', outcome), `${m} x ${n}`).toEqual([]);
    if (m * n > 10000) continue;
    const native = await attempt(context, geqrfCase, problem, 's', run('native', nb));
    expect(difference(outcome.after, native.after) < 1e-4, `${m} x ${n} native`).toBe(true);
  }
});

gpuTest('hybrid without a block size, and the trace of it', async (context) => {
  const problem: GeqrfProblem = { m: 130, n: 140 };
  const outcome = await attempt(context, geqrfCase, problem, 's', run('hybrid', 0));
  expect(judge(geqrfCase, problem, 's', outcome)).toEqual([]);
  expect(context.queue.trace.at(-1)).toMatchObject({ routine: 'sgeqrf', backend: 'gpu', kernel: 'panels on the CPU' });
});

gpuTest('hybrid ends with NaN and infinity in A, and in front of them all is as it was', async (context) => {
  for (const value of [Number.NaN, Number.POSITIVE_INFINITY]) {
    const source: Source = (a, prec, random) => {
      uniform(a, prec, random);
      a.data[a.offset + 20 + 30 * a.ld] = value;
    };
    const { after } = await attempt(context, geqrfCase, { m: 60, n: 60, source }, 's', run('hybrid', 16));
    const column = (c: number) =>
      after.A.data.subarray(after.A.offset + c * after.A.ld, after.A.offset + c * after.A.ld + 60);
    for (let c = 0; c < 16; c++) expect(column(c).every(Number.isFinite), `column ${c}`).toBe(true);
    expect(column(30).every(Number.isFinite)).toBe(false);
  }
});

gpuTest('all workspace is given back', async (context) => {
  const { heap } = engine()!;
  await attempt(context, geqrfCase, { m: 96, n: 96 }, 's', run('hybrid', 16));
  await attempt(context, geqrfCase, { m: 96, n: 96 }, 's', run('native', 16));
  const [used, live] = [heap.used, context.pool!.live];
  await attempt(context, geqrfCase, { m: 96, n: 96 }, 's', run('hybrid', 16));
  await attempt(context, geqrfCase, { m: 96, n: 96 }, 's', run('native', 16));
  // What other tests have left to the garbage collector may be given back meanwhile.
  expect(heap.used).toBeLessThanOrEqual(used);
  expect(context.pool!.live).toBeLessThanOrEqual(live);
});

it('geqrfWorkspace grows with the blocks, and auto needs the larger of both', () => {
  const of = (mode: 'auto' | 'native' | 'hybrid', nb = 0) => geqrfWorkspace({ m: 3000, n: 2000, mode, nb });
  expect(of('hybrid', 64)).toBeGreaterThanOrEqual(4 * 3000 * 64 * 3);
  expect(of('hybrid')).toBeGreaterThan(of('hybrid', 64));
  expect(of('native')).toBeGreaterThan(0);
  expect(of('auto')).toBe(Math.max(of('native'), of('hybrid')));
  const split = (mode: 'native' | 'hybrid') => geqrfWorkspace({ m: 3000, n: 2000, mode, math: 'split', nb: 64 });
  for (const mode of ['native', 'hybrid'] as const) expect(split(mode)).toBeGreaterThan(of(mode, 64));
  for (const mode of ['auto', 'native', 'hybrid'] as const) expect(geqrfWorkspace({ m: 0, n: 5, mode })).toBe(0);
});
