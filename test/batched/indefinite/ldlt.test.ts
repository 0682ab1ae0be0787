// L D L^T of batches on every backend: the cases' sweeps, the reference without the engine, and members that fail beside good ones.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { engine } from '../../../src/engine/engine.ts';
import { ssysvNopivStridedBatched, ssytrfNopivStridedBatched } from '../../../src/index.ts';
import { hesvNopivBatchedCases } from '../../../testing/cases/batched/indefinite/hesvNopivBatched.ts';
import { hetrfNopivBatchedCases } from '../../../testing/cases/batched/indefinite/hetrfNopivBatched.ts';
import { hetrsNopivBatchedCases } from '../../../testing/cases/batched/indefinite/hetrsNopivBatched.ts';
import { sysvNopivBatchedCases } from '../../../testing/cases/batched/indefinite/sysvNopivBatched.ts';
import { sytrfNopivBatchedCases } from '../../../testing/cases/batched/indefinite/sytrfNopivBatched.ts';
import { sytrsNopivBatchedCases } from '../../../testing/cases/batched/indefinite/sytrsNopivBatched.ts';
import { ODD } from '../../../testing/lib/batch.ts';
import { type Case, complaints } from '../../../testing/lib/case.ts';
import { PRECISIONS, some } from '../../lib/sampled.ts';
import { contexts, cpu, gpu } from '../../setup/contexts.ts';

const CASES = [
  hetrfNopivBatchedCases.strided,
  hetrfNopivBatchedCases.batched,
  hetrfNopivBatchedCases.vbatched,
  hetrsNopivBatchedCases.strided,
  hetrsNopivBatchedCases.batched,
  hetrsNopivBatchedCases.vbatched,
  hesvNopivBatchedCases.strided,
  hesvNopivBatchedCases.batched,
  hesvNopivBatchedCases.vbatched,
  sytrfNopivBatchedCases.strided,
  sytrfNopivBatchedCases.batched,
  sytrfNopivBatchedCases.vbatched,
  sytrsNopivBatchedCases.strided,
  sytrsNopivBatchedCases.batched,
  sytrsNopivBatchedCases.vbatched,
  sysvNopivBatchedCases.strided,
  sysvNopivBatchedCases.batched,
  sysvNopivBatchedCases.vbatched,
] as unknown as readonly Case[];

const software = /llvmpipe|swiftshader/i.test(gpu?.gpu?.name ?? '');

/** Software adapters compile for seconds: ldltDevice.test.ts has the orders, here are the forms. */
function few(c: Case): readonly object[] {
  const each = { nrhs: 2, uplo: 'u', batchCount: 3, layout: ODD };
  if (c.spec.name.endsWith('Vbatched')) return [{ ...each, n: [5, 3, 5], nrhs: [2, 2, 2] }];
  return [{ ...each, n: 5, byRows: true }];
}

describe.each(contexts.map((context) => [context.backend, context] as const))('on the %s backend', (_, context) => {
  describe.each(context === cpu ? PRECISIONS : (['s', 'c'] as const))('precision %s', (prec) => {
    const cases = CASES.filter(({ spec }) => spec.precs.includes(prec));
    it.each(cases.map((c) => [c.spec.name, c] as const))('%s is right over the sweep', async (_name, c) => {
      const problems = context !== cpu && software ? few(c) : some(c.sweep, 3);
      for (const problem of problems) expect(await complaints(context, c, problem, prec)).toEqual([]);
    });
  });

  it.each([4, 40])('order %i: zero pivots and NaN change no bits of other members', async (n) => {
    const count = 5;
    const value = (b: number, i: number, j: number): number =>
      i === j ? (i % 2 === 0 ? n : -n) : Math.fround(Math.sin(b + (i + 1) * (j + 1)));
    const batch = (bad: boolean): Float32Array => {
      const x = new Float32Array(count * n * n);
      for (let b = 0; b < count; b++)
        for (let j = 0; j < n; j++)
          for (let i = 0; i < n; i++) x[b * n * n + i + j * n] = value(b, Math.max(i, j), Math.min(i, j));
      if (!bad) return x;
      // A row and column of zeros; NaN on the diagonal; a first pivot of zero.
      for (let i = 0; i < n; i++) x[n * n + 2 + i * n] = x[n * n + i + 2 * n] = 0;
      x[2 * n * n + 1 + n] = Number.NaN;
      x[3 * n * n] = 0;
      return x;
    };
    const right = (): Float32Array => Float32Array.from({ length: count * n }, (_x, k) => Math.fround(Math.cos(k)));
    const solve = async (bad: boolean) => {
      const [A, B] = [context.upload('s', batch(bad)), context.upload('s', right())];
      const [info, nonfinite] = [context.alloc('i', count), context.alloc('i', count)];
      const places = { lda: n, strideA: n * n, ldb: n, strideB: n, batchCount: count };
      await ssysvNopivStridedBatched(context.queue, { uplo: 'l', n, nrhs: 1, A, B, info, nonfinite, ...places });
      const [x, i, w] = await Promise.all([context.download(B), context.download(info), context.download(nonfinite)]);
      return { x, info: [...i], nonfinite: [...w] };
    };
    const [good, bad] = [await solve(false), await solve(true)];
    const of = (x: Float32Array, b: number): number[] => [...x.subarray(b * n, b * n + n)];
    expect(bad.info).toEqual([0, 3, 0, 1, 0]);
    expect(bad.nonfinite).toEqual([0, 0, 1, 0, 0]);
    for (const b of [0, 4]) expect(of(bad.x, b)).toEqual(of(good.x, b));
    for (const b of [1, 3]) expect(of(bad.x, b)).toEqual(of(right(), b));
    expect(of(bad.x, 2).some(Number.isNaN)).toBe(true);
    const [A, info] = [context.upload('s', batch(true)), context.alloc('i', count)];
    const call = { uplo: 'l', n, A, lda: n, strideA: n * n, info, batchCount: count } as const;
    await expect(ssytrfNopivStridedBatched(context.queue, { ...call, onFailure: 'throw' })).rejects.toThrow(/1/);
    await ssytrfNopivStridedBatched(context.queue, { ...call, A: context.upload('s', batch(true)), onFailure: 'nan' });
    expect([...(await context.download(info))]).toEqual([0, 3, 0, 1, 0]);
  });
});

describe('without room in the memory of the engine', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it.each(CASES.map((c) => [c.spec.name, c] as const))('%s is computed by the reference', async (_name, c) => {
    const starved: Case['run'] = async (queue, problem, at) => {
      vi.spyOn(engine()!.heap, 'take').mockReturnValue(undefined);
      await c.run(queue, problem, at);
      vi.restoreAllMocks();
    };
    for (const problem of few(c))
      expect(await complaints(cpu, c, problem, c.spec.precs.includes('d') ? 'd' : 'z', starved)).toEqual([]);
  });
});
