// DSGESV and DSPOSV from the order on where 'auto' takes pivots from a window, on hardware, and solutions are by inverted blocks: such
// solutions with factors that are given, and on hardware whole calls, which software adapters take minutes for.
import { expect } from 'vitest';
import { type Context, type DeviceBuffer, dsgesv, dsposv } from '../../../src/index.ts';
import { choleskySolver } from '../../../src/lapack/mixed/choleskySolver.gpu.ts';
import { provenDoubleSingle } from '../../../src/lapack/mixed/doubleSingleTrial.gpu.ts';
import { worthInverting } from '../../../src/lapack/mixed/inverseSolve.gpu.ts';
import { luSolver, trialOf } from '../../../src/lapack/mixed/luSolver.gpu.ts';
import { residualLimit } from '../../../src/lapack/mixed/mixed.ref.ts';
import { withLeases } from '../../../src/lapack/refine/expert.gpu.ts';
import type { DeviceMat } from '../../../src/runtime/buffer.ts';
import { mulberry32, signed } from '../../lib/rng.ts';
import { gpu, gpuSweep, gpuTest } from '../../setup/contexts.ts';

const slowly = /llvmpipe/.test(gpu?.gpu?.name ?? '');
/** Above 2048, and no multiple of a block's order. */
const N = 2049;

interface Solver {
  readonly definite: boolean;
  call(at: Readonly<Record<'A' | 'B' | 'X', DeviceBuffer<'d'>>>, iter: DeviceBuffer<'i'>): Promise<void>;
}

/** What the solver makes of a random system, symmetric or not, whose diagonal is of the size of its rows. */
async function solved(context: Context, { definite, call }: Solver) {
  const random = mulberry32(3);
  const [a, b] = [new Float64Array(N * N), Float64Array.from({ length: N }, () => signed(random))];
  for (let j = 0; j < N; j++)
    for (let i = 0; i < N; i++) a[i + j * N] = definite && i < j ? a[j + i * N]! : signed(random);
  for (let i = 0; i < N; i++) a[i * (N + 1)]! += 2 * Math.sqrt(N);
  const [A, B, X] = [context.upload('d', a), context.upload('d', b), context.alloc('d', N)];
  const iter = context.alloc('i', 1);
  context.queue.trace.length = 0;
  await call({ A, B, X }, iter);
  const [x, [corrections]] = [await context.download(X), await context.download(iter)];
  const [r, sums] = [b.slice(), new Float64Array(N)];
  for (let j = 0; j < N; j++) {
    for (let i = 0; i < N; i++) {
      const value = a[i + j * N]!;
      r[i]! -= value * x[j]!;
      sums[i]! += Math.abs(value);
    }
  }
  for (const buffer of [A, B, X, iter]) buffer.dispose();
  const largest = (v: Float64Array): number => v.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const trace = context.queue.trace.map(({ why }) => why).join('; ');
  return { iter: corrections!, ratio: largest(r) / (largest(x) * residualLimit(N, largest(sums))), trace };
}

gpuTest('dsgesv takes a window by itself, and solves by inverted blocks', async (context) => {
  if (context.gpu!.software) return;
  const [ipiv, info] = [context.alloc('i', N), context.alloc('i', 1)];
  const { iter, ratio, trace } = await solved(context, {
    definite: false,
    call: ({ A, B, X }, at) =>
      dsgesv(context.queue, {
        ...{ n: N, nrhs: 1, A, lda: N, ipiv, B, ldb: N, X, ldx: N, iter: at, info },
        ...{ mode: 'native', residual: 'gpu' },
      }),
  });
  expect(iter > 0 && iter <= 6 && ratio < 1.5, `${iter} ${ratio}`).toBe(true);
  expect(trace).toMatch(/partial pivoting behind it/);
  for (const buffer of [ipiv, info]) buffer.dispose();
});

gpuTest('dsposv solves by inverted blocks', async (context) => {
  if (context.gpu!.software) return;
  const info = context.alloc('i', 1);
  const { iter, ratio, trace } = await solved(context, {
    definite: true,
    call: ({ A, B, X }, at) =>
      dsposv(context.queue, {
        ...{ uplo: 'l', n: N, nrhs: 1, A, lda: N, B, ldb: N, X, ldx: N, iter: at, info },
        ...{ mode: 'native', residual: 'gpu' },
      }),
  });
  expect(iter > 0 && iter <= 6 && ratio < 1.5, `${iter} ${ratio}`).toBe(true);
  expect(/residuals on the GPU/.test(trace)).toBe((await provenDoubleSingle(context.queue)) !== undefined);
  info.dispose();
});

gpuTest('a window is a choice of hardware, of large orders, and of modes without the CPU', ({ queue }) => {
  const { software } = queue.context.gpu!;
  const expected = software ? undefined : 'window';
  expect(trialOf(queue, { n: 2048, pivoting: 'auto', mode: 'auto' })).toBe(expected);
  expect(trialOf(queue, { n: 2048, pivoting: 'auto', mode: 'hybrid' })).toBe(undefined);
  expect(trialOf(queue, { n: 2047, pivoting: 'auto', mode: 'native' })).toBe(undefined);
  expect(trialOf(queue, { n: 2048, pivoting: 'partial', mode: 'auto' })).toBe(undefined);
  expect(trialOf(queue, { n: 2048, pivoting: 'butterfly', mode: 'auto' })).toBe('butterfly');
  // A window that holds all rows is partial pivoting.
  expect(trialOf(queue, { n: 8, pivoting: 'window', mode: 'auto' })).toBe(undefined);
});

gpuSweep(
  'solutions of a large order are by inverted blocks of the factors, after their interchanges',
  async (context) => {
    if (slowly) return;
    const { queue } = context;
    expect([1, 4, 5].map((nrhs) => worthInverting({ n: N, nrhs }))).toEqual([true, true, false]);
    const [ld, random] = [N + 3, mulberry32(11)];
    const factors = new Float32Array(ld * N);
    for (let j = 0; j < N; j++)
      for (let i = 0; i < N; i++) factors[i + j * ld] = i === j ? 2 + random() : signed(random) / Math.sqrt(N);
    const given = Float32Array.from({ length: N }, () => signed(random));
    // Rows change places in pairs.
    const pivots = Int32Array.from({ length: N }, (_, i) => (i % 2 === 0 && i + 1 < N ? i + 2 : i + 1));
    const at = (i: number, j: number): number => factors[i + j * ld]!;
    for (const definite of [false, true]) {
      const x = Float64Array.from(
        given,
        (_, i) => given[definite ? i : pivots[i]! - 1 === i && i % 2 === 1 ? i - 1 : pivots[i]! - 1]!,
      );
      const lower = (i: number, j: number): number => (definite ? at(i, j) : i === j ? 1 : at(i, j));
      const upper = (i: number, j: number): number => (definite ? at(j, i) : at(i, j));
      for (let j = 0; j < N; j++) {
        x[j]! /= lower(j, j);
        for (let i = j + 1; i < N; i++) x[i]! -= lower(i, j) * x[j]!;
      }
      for (let j = N - 1; j >= 0; j--) {
        x[j]! /= upper(j, j);
        for (let i = 0; i < j; i++) x[i]! -= upper(i, j) * x[j]!;
      }
      const [A, B, ipiv] = [context.upload('s', factors), context.upload('s', given), context.upload('i', pivots)];
      const [inA, inB] = [A, B].map((data) => ({ data, off: 0, ld: data === A ? ld : N })) as [DeviceMat, DeviceMat];
      await withLeases(queue, async (lease) => {
        const shape = { n: N, nrhs: 1 };
        const solver = definite
          ? choleskySolver(queue, { uplo: 'l', ...shape }, lease)
          : luSolver(queue, { ...shape, ipiv: { data: ipiv, off: 0, ld: 1 } }, lease);
        solver.prepare(inA);
        solver.solve(inA, inB, 1);
      });
      const found = await context.download(B);
      const size = x.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
      const worst = found.reduce((most, value, i) => Math.max(most, Math.abs(value - x[i]!)), 0);
      expect(worst < 2e-5 * size, `${worst / size}`).toBe(true);
      for (const buffer of [A, B, ipiv]) buffer.dispose();
    }
  },
);
