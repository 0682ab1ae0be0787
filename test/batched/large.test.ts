// LU and Cholesky of batches of larger matrices on the GPU, by residuals, wherever the matrices lie.
import { describe, expect } from 'vitest';
import { enqueueLargePotrf } from '../../src/batched/cholesky/potrfBatched.gpu.ts';
import { enqueueLargeGetrf } from '../../src/batched/lu/getrfBatched.gpu.ts';
import type { Context } from '../../src/runtime/context.ts';
import { gpuTest } from '../setup/contexts.ts';
import {
  choleskyRatio,
  definite,
  hash,
  integers,
  type Layout,
  luRatio,
  Matrices,
  many,
  numbers,
  read,
  reports,
  runs,
  type Shape,
  slowly,
  software,
  vectors,
  zeros,
} from './largeSupport.ts';

const BOUND = 5;
const ALL = [33, 34, 40, 47, 48, 49, 63, 64, 65, 95, 96, 97, 127, 128, 129, 192, 200, 255, 256, 257, 400, 512, 700];

interface How extends Layout {
  readonly pivot?: boolean;
  readonly force?: string;
}

async function checkLu(context: Context, shapes: readonly Shape[], how: How): Promise<void> {
  const { pivot = true, force } = how;
  const count = shapes.length;
  const element = (b: number, i: number, j: number): number =>
    hash(b, i, j) + (!pivot && i === j ? 2 * shapes[b]![1] : 0);
  const A = new Matrices(
    context,
    shapes.map(([m, n]) => [m, n] as const),
    how,
    element,
  );
  const steps = shapes.map(([m, n]) => Math.min(m, n));
  const ipiv = vectors(context, steps, how.form);
  const out = reports(context, count);
  const operands = { A: A.mat, ipiv };
  runs(context, shapes, how.form, operands, (run) =>
    enqueueLargeGetrf(context.queue, run, { ...run, ...operands, ...out, count, pivot, force }),
  );
  const values = await numbers(context, A.mat);
  const pivots = await integers(context, ipiv);
  expect(A.guarded(values)).toBe(true);
  expect(await read(context, out.info)).toEqual(zeros(count));
  expect(await read(context, out.nonfinite)).toEqual(zeros(count));
  for (const [b, [m, n]] of shapes.entries()) {
    const F = A.matrix(values, b);
    const start = ipiv.starts[b]!;
    const own = pivot ? pivots.subarray(start, start + steps[b]!) : undefined;
    expect(luRatio(m, n, A.original(b), F, own), `${m} x ${n}`).toBeLessThan(BOUND);
    expect(pivots[start + steps[b]!]).toBe(-7);
    // Partial pivoting: no multiplier is larger than 1.
    let most = 0;
    for (let j = 0; j < steps[b]!; j++) for (let i = j + 1; i < m; i++) most = Math.max(most, Math.abs(F[i + j * m]!));
    expect(most).toBeLessThan(1.001);
  }
}

describe('LU of larger matrices', () => {
  gpuTest('orders', async (context) => {
    for (const n of slowly ? [33, 64] : software ? [33, 48, 64, 65, 130] : ALL)
      await checkLu(context, many(n > 128 ? 2 : 3, [n, n]), { form: 'strided' });
  });

  gpuTest('tall and wide', async (context) => {
    for (const shape of [
      [61, 7],
      [40, 33],
      [33, 40],
      [34, 100],
      [5, 50],
    ] as const)
      await checkLu(context, many(2, shape), { form: 'strided' });
  });

  gpuTest('in rows, by lists on the device, ragged', async (context) => {
    await checkLu(context, many(3, [37, 37]), { form: 'strided', row: true });
    await checkLu(context, many(3, [37, 45]), { form: 'offsets' });
    await checkLu(context, many(2, [37, 37]), { form: 'offsets', row: true });
    const mixed: Shape[] = [
      [33, 33],
      [0, 0],
      [47, 47],
      [1, 1],
      [60, 20],
      [0, 3],
      [48, 48],
      [20, 60],
      [64, 64],
    ];
    await checkLu(context, mixed, { form: 'ragged' });
    await checkLu(context, [mixed[0]!, mixed[4]!], { form: 'ragged', row: true });
  });

  gpuTest('without pivoting', async (context) => {
    if (!slowly) await checkLu(context, many(2, [50, 50]), { form: 'strided', pivot: false });
    if (!software) await checkLu(context, many(2, [140, 133]), { form: 'offsets', pivot: false });
  });

  gpuTest(
    'pivots by subgroups',
    async (context) => {
      const { subgroupMinSize = 0 } = context.gpu!.info;
      const smallest = [32, 8, 4].find((lanes) => subgroupMinSize >= lanes)!;
      for (const rows of slowly ? [] : software ? [64] : [64, 256, 512])
        for (const n of [33, rows])
          await checkLu(context, many(2, [n, n]), { form: 'strided', force: `rows-${rows}-lanes-${smallest}` });
    },
    'subgroups',
  );

  gpuTest('pivots without subgroups', async (context) => {
    for (const force of slowly ? [] : software ? ['light-64'] : ['rows-96', 'rows-256'])
      for (const n of [33, 64]) await checkLu(context, many(2, [n, n]), { form: 'strided', force });
  });

  gpuTest('one after the other', async (context) => {
    await checkLu(context, many(2, [40, 35]), { form: 'strided', force: 'single' });
    await checkLu(context, many(2, [40, 40]), { form: 'offsets', row: true, force: 'single' });
    await checkLu(context, many(1, [40, 40]), { form: 'strided', pivot: false, force: 'single' });
  });
});

async function checkCholesky(context: Context, shapes: readonly Shape[], upper: boolean, how: How): Promise<void> {
  const count = shapes.length;
  const A = new Matrices(
    context,
    shapes.map(([, n]) => [n, n] as const),
    how,
    definite(upper, shapes),
  );
  const out = reports(context, count);
  runs(context, shapes, how.form, { A: A.mat }, (run) =>
    enqueueLargePotrf(context.queue, run, {
      ...{ n: run.n, count, A: A.mat, uplo: upper ? 'u' : 'l', force: how.force },
      ...out,
    }),
  );
  const values = await numbers(context, A.mat);
  expect(A.guarded(values)).toBe(true);
  expect(await read(context, out.info)).toEqual(zeros(count));
  expect(await read(context, out.nonfinite)).toEqual(zeros(count));
  for (const [b, [, n]] of shapes.entries()) {
    const F = A.matrix(values, b);
    expect(choleskyRatio(n, upper, A.original(b), F), `order ${n}`).toBeLessThan(BOUND);
    expect(
      F.every((x, k) => k % n === Math.floor(k / n) || k % n > Math.floor(k / n) !== upper || Number.isNaN(x)),
    ).toBe(true);
  }
}

describe('Cholesky of larger matrices', () => {
  gpuTest('orders', async (context) => {
    for (const n of software ? [33, 48, 64, 65, 130] : ALL)
      await checkCholesky(context, many(2, [n, n]), n % 2 === 0, { form: 'strided' });
  });

  gpuTest('in rows, by lists on the device, ragged', async (context) => {
    await checkCholesky(context, many(2, [37, 37]), false, { form: 'strided', row: true });
    await checkCholesky(context, many(2, [38, 38]), true, { form: 'offsets' });
    for (const upper of [false, true])
      await checkCholesky(
        context,
        [33, 0, 47, 1, 64].map((n) => [n, n] as const),
        upper,
        { form: 'ragged' },
      );
  });

  gpuTest('one after the other', async (context) => {
    await checkCholesky(context, many(2, [40, 40]), false, { form: 'strided', row: true, force: 'single' });
    await checkCholesky(context, many(2, [35, 35]), true, { form: 'offsets', force: 'single' });
  });
});
