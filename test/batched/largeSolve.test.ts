// Solutions with batches of larger matrices and their inverses on the GPU, by residuals, wherever the matrices lie.
import { describe, expect } from 'vitest';
import { enqueueLargePosv } from '../../src/batched/cholesky/posvBatched.gpu.ts';
import { enqueueLargePotrf } from '../../src/batched/cholesky/potrfBatched.gpu.ts';
import { enqueueLargePotri } from '../../src/batched/cholesky/potriBatched.gpu.ts';
import { enqueueLargePotrs } from '../../src/batched/cholesky/potrsBatched.gpu.ts';
import { enqueueLargeGesv } from '../../src/batched/lu/gesvBatched.gpu.ts';
import { enqueueLargeGetrf } from '../../src/batched/lu/getrfBatched.gpu.ts';
import { enqueueLargeGetri } from '../../src/batched/lu/getriBatched.gpu.ts';
import { enqueueLargeGetrs } from '../../src/batched/lu/getrsBatched.gpu.ts';
import { enqueueLargeInv } from '../../src/batched/lu/matinvBatched.gpu.ts';
import type { Context } from '../../src/runtime/context.ts';
import { gpuTest } from '../setup/contexts.ts';
import {
  definite,
  hash,
  type Layout,
  Matrices,
  many,
  numbers,
  read,
  reports,
  runs,
  type Shape,
  slowly,
  software,
  solveRatio,
  symmetric,
  transposed,
  unit,
  vectors,
  zeros,
} from './largeSupport.ts';

const BOUND = 30;

interface How extends Layout {
  readonly force?: string;
}

const hashed = hash;
const right = (b: number, i: number, j: number): number => hash(b + 100, i, j);
const squares = (shapes: readonly Shape[]) => shapes.map(([, n]) => [n, n] as const);
const sides = (shapes: readonly Shape[]) => shapes.map(([, n, nrhs = 0]) => [n, nrhs] as const);

/** Solves with what `matrix` makes of the operand that was given. */
async function checkSolved(
  shapes: readonly Shape[],
  A: Matrices,
  B: Matrices,
  values: Float32Array,
  matrix: (n: number, A: Float64Array) => Float64Array,
): Promise<void> {
  expect(B.guarded(values)).toBe(true);
  for (const [b, [, n, nrhs = 0]] of shapes.entries()) {
    const ratio = solveRatio(n, nrhs, matrix(n, A.original(b)), B.matrix(values, b), B.original(b));
    expect(ratio, `order ${n}`).toBeLessThan(BOUND);
  }
}

/** gesv, then getrs with its factors, for A and its transpose. */
async function checkLu(context: Context, shapes: readonly Shape[], how: How): Promise<void> {
  const { queue } = context;
  const { force } = how;
  const count = shapes.length;
  const A = new Matrices(context, squares(shapes), how, hashed);
  const Bs = [0, 1, 2].map(() => new Matrices(context, sides(shapes), how, right));
  const ipiv = vectors(
    context,
    shapes.map(([, n]) => n),
    how.form,
  );
  const out = reports(context, count);
  for (const [k, B] of Bs.entries()) {
    const operands = { A: A.mat, B: B.mat, ipiv };
    runs(context, shapes, how.form, operands, (run) => {
      const call = { ...run, ...operands, count, force };
      if (k === 0) enqueueLargeGesv(queue, run, { ...call, ...out });
      else enqueueLargeGetrs(queue, run, { ...call, trans: k === 2 ? 't' : 'n' });
    });
    await checkSolved(shapes, A, B, await numbers(context, B.mat), (n, M) => (k === 2 ? transposed(n, M) : M));
  }
  expect(await read(context, out.info)).toEqual(zeros(count));
}

async function checkCholesky(context: Context, shapes: readonly Shape[], upper: boolean, how: How): Promise<void> {
  const { queue } = context;
  const count = shapes.length;
  const A = new Matrices(context, squares(shapes), how, definite(upper, shapes));
  const Bs = [0, 1].map(() => new Matrices(context, sides(shapes), how, right));
  const out = reports(context, count);
  for (const [k, B] of Bs.entries()) {
    const operands = { A: A.mat, B: B.mat };
    runs(context, shapes, how.form, operands, (run) => {
      const call = { ...run, ...operands, count, uplo: upper ? 'u' : 'l', force: how.force } as const;
      if (k === 0) enqueueLargePosv(queue, run, { ...call, ...out });
      else enqueueLargePotrs(queue, run, call);
    });
    await checkSolved(shapes, A, B, await numbers(context, B.mat), (n, M) => symmetric(n, upper, M));
  }
}

describe('solutions with larger matrices', () => {
  gpuTest('by LU: one and many right-hand sides, A and its transpose', async (context) => {
    for (const [n, nrhs] of [
      [33, 1],
      [50, 4],
      [64, 11],
      ...(slowly ? [] : [[130, 3] as const]),
      ...(software ? [] : [[129, 40] as const, [256, 1] as const, [512, 3] as const]),
    ] as const)
      await checkLu(context, many(2, [n, n, nrhs]), { form: 'strided' });
  });

  gpuTest('by LU: in rows, by lists on the device, ragged', async (context) => {
    await checkLu(context, many(2, [37, 37, 3]), { form: 'strided', row: true });
    if (slowly) return;
    await checkLu(context, many(2, [37, 37, 9]), { form: 'offsets' });
    const mixed = [
      [33, 33, 1],
      [48, 48, 0],
      [0, 0, 2],
      [40, 40, 6],
    ] as const;
    await checkLu(context, mixed, { form: 'ragged' });
  });

  gpuTest('by Cholesky', async (context) => {
    for (const upper of [false, true]) {
      await checkCholesky(context, many(2, [50, 50, 1]), upper, { form: 'strided' });
      if (!slowly) await checkCholesky(context, many(2, [37, 37, 6]), upper, { form: 'offsets', row: true });
    }
    if (!slowly) await checkCholesky(context, many(1, [130, 130, 2]), true, { form: 'strided' });
    if (!software) await checkCholesky(context, many(2, [300, 300, 20]), false, { form: 'strided' });
  });

  gpuTest('with one matrix for all, and in one buffer with B', async (context) => {
    if (slowly) return;
    const n = 36;
    const A = new Matrices(
      context,
      squares(many(3, [n, n])),
      { form: 'strided', shared: true },
      (_, i, j) => hash(0, i, j) + (i === j ? n : 0),
    );
    const B = new Matrices(context, sides(many(3, [n, n, 2])), { form: 'strided' }, right);
    const run = { m: n, n, nrhs: 2, count: 3, first: 0 };
    // Diagonally dominant, unpivoted: A := L U, then all with the same factors.
    const out = reports(context, 1);
    enqueueLargeGetrf(context.queue, { ...run, count: 1 }, { m: n, n, count: 1, A: A.mat, pivot: false, ...out });
    enqueueLargeGetrs(context.queue, run, { trans: 'n', n, nrhs: 2, count: 3, A: A.mat, B: B.mat });
    await checkSolved(many(3, [n, n, 2]), A, B, await numbers(context, B.mat), (_, M) => M);
    const whole = Float32Array.from([...B.host, ...A.host]);
    const data = context.upload('s', whole);
    const own = { A: { ...A.mat, data, off: B.host.length + A.mat.off }, B: { ...B.mat, data } };
    enqueueLargePosv(
      context.queue,
      { ...run, count: 1 },
      { uplo: 'l', n, nrhs: 2, count: 1, ...own, ...reports(context, 1) },
    );
    const values = (await numbers(context, own.B)).subarray(0, B.host.length);
    const ratio = solveRatio(n, 2, symmetric(n, false, A.original(0)), B.matrix(values, 0), B.original(0));
    expect(ratio).toBeLessThan(BOUND);
  });

  gpuTest('one after the other', async (context) => {
    await checkLu(context, many(2, [35, 35, 3]), { form: 'offsets', row: true, force: 'single' });
    await checkCholesky(context, many(1, [35, 35, 2]), true, { form: 'strided', force: 'single' });
  });
});

/** inv to C and in place, getri to C and in place, potri. */
async function checkInverses(context: Context, shapes: readonly Shape[], how: How): Promise<void> {
  const { queue } = context;
  const { force } = how;
  const count = shapes.length;
  const expectInverse = (
    A: Matrices,
    of: Matrices,
    values: Float32Array,
    matrix = (_: number, M: Float64Array) => M,
  ) => {
    expect(of.guarded(values)).toBe(true);
    for (const [b, [, n]] of shapes.entries()) {
      const X = matrix(n, of.matrix(values, b));
      expect(solveRatio(n, n, matrix(n, A.original(b)), X, unit(n)), `order ${n}`).toBeLessThan(BOUND);
    }
  };
  for (const routine of ['inv', 'getri'] as const)
    for (const inPlace of [false, true]) {
      const A = new Matrices(context, squares(shapes), how, hashed);
      const C = inPlace ? A : new Matrices(context, squares(shapes), how, () => 7);
      const ipiv = vectors(
        context,
        shapes.map(([, n]) => n),
        how.form,
      );
      const out = reports(context, count);
      // What workspace is left from others may hold anything.
      const matrices = shapes.reduce((sum, [, n]) => Math.max(sum, count * n * n), 1);
      context.upload('s', new Float32Array(matrices).fill(Number.NaN)).dispose();
      const operands = { A: A.mat, C: C.mat, ...(routine === 'getri' ? { ipiv } : {}) };
      runs(context, shapes, how.form, operands, (run) => {
        const call = { ...run, A: A.mat, C: C.mat, ipiv, count, force, ...out };
        if (routine === 'inv') return enqueueLargeInv(queue, run, call);
        enqueueLargeGetrf(queue, run, call);
        enqueueLargeGetri(queue, run, call);
      });
      expectInverse(A, C, await numbers(context, C.mat));
      expect(await read(context, out.info)).toEqual(zeros(count));
      if (!inPlace && routine === 'inv') expect(await numbers(context, A.mat)).toEqual(A.host);
    }
  for (const upper of [false, true]) {
    const A = new Matrices(context, squares(shapes), how, definite(upper, shapes));
    const out = reports(context, count);
    runs(context, shapes, how.form, { A: A.mat }, (run) => {
      const call = { ...run, uplo: upper ? 'u' : 'l', count, force, A: A.mat, ...out } as const;
      enqueueLargePotrf(queue, run, call);
      enqueueLargePotri(queue, run, call);
    });
    expectInverse(A, A, await numbers(context, A.mat), (n, M) => symmetric(n, upper, M));
  }
}

describe('inverses of larger matrices', () => {
  gpuTest('orders', async (context) => {
    for (const n of slowly ? [] : software ? [34] : [33, 64, 65, 129, 256, 400])
      await checkInverses(context, many(2, [n, n]), { form: 'strided' });
  });

  gpuTest('by lists on the device, ragged', async (context) => {
    if (slowly) return;
    await checkInverses(context, many(2, [33, 33]), { form: 'offsets', row: true });
    await checkInverses(
      context,
      [
        [33, 33],
        [0, 0],
        [46, 46],
      ],
      { form: 'ragged' },
    );
  });

  gpuTest('one after the other', async (context) => {
    await checkInverses(context, many(2, [33, 33]), { form: 'strided', force: 'single' });
  });
});
