// GESDD of tall matrices of few columns on a GPU: QR there, the triangle on the CPU. On software adapters too, which the driver never asks.
import { expect } from 'vitest';
import type { Context } from '../../../src/index.ts';
import { withLeases } from '../../../src/lapack/refine/expert.gpu.ts';
import { enqueueGesddTall } from '../../../src/lapack/svd/gesddTall.hybrid.ts';
import type { DeviceMat } from '../../../src/runtime/buffer.ts';
import { gesddCase } from '../../../testing/cases/lapack/svd/gesdd.ts';
import { checkRandom } from '../../../testing/lib/case.ts';
import { matrixView, partsOf } from '../../../testing/lib/norms.ts';
import { Random } from '../../../testing/lib/random.ts';
import { EPS } from '../../../testing/lib/residuals.ts';
import { gpuTest } from '../../setup/contexts.ts';

const [m, n] = [300, 40];

const CALLS = (['s', 'c'] as const).flatMap((prec) =>
  [0, 1, 2 ** 110, Number.NaN].map((factor) => [prec, factor] as const),
);

for (const [prec, factor] of CALLS)
  gpuTest(`${prec}: elements times ${factor}`, (context) => tall(context, prec, factor));

async function tall(context: Context, prec: 's' | 'c', factor: number): Promise<void> {
  const problem = { jobz: 's', jobu: 's', jobvt: 's', m, n } as const;
  const before = gesddCase.data(problem, prec, new Random());
  for (let i = 0; i < before.A.data.length; i++) before.A.data[i]! *= factor;
  const [A, U, VT] = [m * n, m * n, n * n].map((length) => context.alloc(prec, length));
  const S = context.alloc('s', n);
  const info = context.alloc('i', 1);
  A!.set(before.A.data as Float32Array<ArrayBuffer>, 0);
  const mat = (data: typeof A | typeof S, ld: number): DeviceMat => ({ data: data!, off: 0, ld }) as DeviceMat;
  const places = { A: mat(A, m), S: mat(S, 1), U: mat(U, m), VT: mat(VT, n), info: mat(info as never, 1) };
  let done = false;
  await withLeases(context.queue, async (lease) => {
    done = await enqueueGesddTall(context.queue, { jobz: 's', m, n, ...places }, lease);
  });
  // What must be scaled, or is zero or not finite, is left to the CPU.
  expect(done).toBe(factor === 1);
  if (done) {
    const view = async (data: typeof A, rows: number, cols: number) =>
      matrixView(await context.download(data!), rows, cols, undefined, 0, partsOf(prec));
    const after = {
      ...before,
      ...{ S: { ...before.S, data: await context.download(S) }, U: await view(U, m, n), VT: await view(VT, n, n) },
      info: { ...before.info, data: await context.download(info) },
    };
    const error = gesddCase.error(problem, before, after, { level: 1, random: checkRandom() });
    expect(error < 30 * EPS.s).toBe(true);
  }
  for (const buffer of [A, S, U, VT, info]) buffer!.dispose();
}
