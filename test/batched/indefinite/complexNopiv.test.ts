// L D L^H of batches of Hermitian matrices and L D L^T of complex symmetric ones: orders that every kernel of the GPU takes, both triangles
// and both orders of storage, zero pivots and NaN in one part beside good members, and one matrix after the other.
import { describe, expect, it } from 'vitest';
import type { BatchMat } from '../../../src/batched/deviceBatch.ts';
import { enqueueSysvNopivBatch } from '../../../src/batched/indefinite/sysvNopivBatched.gpu.ts';
import {
  chesvNopivStridedBatched,
  chetrfNopivStridedBatched,
  chetrsNopivStridedBatched,
  csysvNopivStridedBatched,
  csytrfNopivStridedBatched,
} from '../../../src/index.ts';
import { hesvNopivBatchedCases } from '../../../testing/cases/batched/indefinite/hesvNopivBatched.ts';
import { hetrfNopivBatchedCases } from '../../../testing/cases/batched/indefinite/hetrfNopivBatched.ts';
import { hetrsNopivBatchedCases } from '../../../testing/cases/batched/indefinite/hetrsNopivBatched.ts';
import { sysvNopivBatchedCases } from '../../../testing/cases/batched/indefinite/sysvNopivBatched.ts';
import { sytrfNopivBatchedCases } from '../../../testing/cases/batched/indefinite/sytrfNopivBatched.ts';
import { sytrsNopivBatchedCases } from '../../../testing/cases/batched/indefinite/sytrsNopivBatched.ts';
import { ODD } from '../../../testing/lib/batch.ts';
import { type Case, complaints } from '../../../testing/lib/case.ts';
import { contexts, gpu } from '../../setup/contexts.ts';
import { hash, read, reports, slowly } from '../largeSupport.ts';

interface Kind {
  /** What an element becomes where it is mirrored: its conjugate, or itself. */
  readonly mirror: 'c' | 't';
  readonly cases: readonly Case[];
  readonly solve: typeof chesvNopivStridedBatched;
  readonly factor: typeof chetrfNopivStridedBatched;
}

const KINDS: readonly (readonly [string, Kind])[] = [
  [
    'Hermitian',
    {
      mirror: 'c',
      cases: [hetrfNopivBatchedCases, hetrsNopivBatchedCases, hesvNopivBatchedCases].map(
        (c) => c.strided as unknown as Case,
      ),
      solve: chesvNopivStridedBatched,
      factor: chetrfNopivStridedBatched,
    },
  ],
  [
    'symmetric',
    {
      mirror: 't',
      cases: [sytrfNopivBatchedCases, sytrsNopivBatchedCases, sysvNopivBatchedCases].map(
        (c) => c.strided as unknown as Case,
      ),
      solve: csysvNopivStridedBatched,
      factor: csytrfNopivStridedBatched,
    },
  ],
];

/**
 * Dominant, in both triangles. Hermitian: imaginary parts of the diagonal are NaN. Symmetric: the diagonal is far from real, the second
 * pivot imaginary but for what is subtracted.
 */
function batch(mirror: 'c' | 't', n: number, count: number): Float32Array {
  const isHermitian = mirror === 'c';
  const diagonal = (i: number): readonly [number, number] => {
    const real = 2 * i < n ? 2 * n : -2 * n;
    return isHermitian ? [real, Number.NaN] : [i === 1 ? 0 : real, (i % 3) * n];
  };
  const x = new Float32Array(2 * count * n * n);
  for (let b = 0; b < count; b++)
    for (let j = 0; j < n; j++)
      for (let i = 0; i < n; i++) {
        const [r, c] = [Math.max(i, j), Math.min(i, j)];
        const turned = isHermitian && i < j ? -1 : 1;
        x.set(i === j ? diagonal(i) : [hash(b, r, c), turned * hash(b + 9, r, c)], 2 * (b * n * n + i + j * n));
      }
  return x;
}

const right = (length: number): Float32Array => Float32Array.from({ length }, (_x, k) => Math.fround(Math.cos(k)));

describe.skipIf(gpu === undefined).each(KINDS)('%s, on the GPU', (_, { mirror, cases }) => {
  const context = gpu!;

  it.each(slowly ? [3, 33] : [2, 4, 9, 20, 33, 70])('order %i', async (n) => {
    for (const c of cases)
      for (const uplo of ['l', 'u'] as const) {
        const problem = { n, nrhs: 2, uplo, batchCount: 3, layout: ODD, byRows: uplo === 'u' };
        expect(await complaints(context, c, problem, 'c')).toEqual([]);
      }
  });

  it.each(['l', 'u'] as const)('one matrix after the other, triangle %s', async (uplo) => {
    const [n, count, nrhs] = [slowly ? 34 : 70, 2, 3];
    const solve = async (force?: string) => {
      const [A, B] = [context.upload('c', batch(mirror, n, count)), context.upload('c', right(2 * count * n * nrhs))];
      const place = (data: typeof A, stride: number): BatchMat => ({ data, off: 0, rs: 1, cs: n, stride });
      const r = reports(context, count);
      const operands = { A: place(A, n * n), B: place(B, n * nrhs) };
      enqueueSysvNopivBatch(context.queue, { uplo, mirror, n, nrhs, count, force, ...r, ...operands });
      expect(await read(context, r.info)).toEqual([0, 0]);
      return { a: await context.download(A), x: await context.download(B) };
    };
    const [together, single] = [await solve(), await solve('single')];
    for (const [p, v] of single.x.entries()) expect(Math.abs(v - together.x[p]!) < 1e-6).toBe(true);
    for (let b = 0; b < count; b++)
      for (let j = 0; j < n; j++)
        for (let i = 0; i < n; i++) {
          const at = 2 * (b * n * n + i + j * n);
          if (mirror === 'c' && i === j) expect([single.a[at + 1], together.a[at + 1]]).toEqual([0, 0]);
          const parts = [single.a[at]! - together.a[at]!, single.a[at + 1]! - together.a[at + 1]!];
          for (const part of parts) expect(Math.abs(part) < 2e-4).toBe(true);
        }
  });
});

const everywhere = KINDS.flatMap(([name, kind]) =>
  contexts.map((context) => [name, context.backend, kind, context] as const),
);
describe.each(everywhere)(
  '%s, on the %s backend',
  (_name, _backend, { mirror, solve: solveBatch, factor }, context) => {
    it.each([4, 40])('order %i: zero pivots and NaN in one part change no bits of other members', async (n) => {
      const count = 5;
      const spoilt = (): Float32Array => {
        const x = batch(mirror, n, count);
        const at = (b: number, i: number, j: number): number => 2 * (b * n * n + i + j * n);
        // A row and a column of zeros; NaN in an imaginary part beside the diagonal; a first pivot of zero.
        for (let i = 0; i < n; i++) for (const p of [at(1, 2, i), at(1, i, 2)]) x.fill(0, p, p + 2);
        x[at(2, 3, 1) + 1] = Number.NaN;
        x.fill(0, at(3, 0, 0), at(3, 0, 0) + 2);
        return x;
      };
      const solve = async (values: Float32Array) => {
        const [A, B] = [context.upload('c', values), context.upload('c', right(2 * count * n))];
        const [info, nonfinite] = [context.alloc('i', count), context.alloc('i', count)];
        const places = { lda: n, strideA: n * n, ldb: n, strideB: n, batchCount: count };
        await solveBatch(context.queue, { uplo: 'l', n, nrhs: 1, A, B, info, nonfinite, ...places });
        const [x, i, w] = await Promise.all([context.download(B), context.download(info), context.download(nonfinite)]);
        return { x, info: [...i], nonfinite: [...w] };
      };
      const [good, bad] = [await solve(batch(mirror, n, count)), await solve(spoilt())];
      const of = (x: Float32Array, b: number): number[] => [...x.subarray(2 * b * n, 2 * (b + 1) * n)];
      expect(good).toMatchObject({ info: [0, 0, 0, 0, 0], nonfinite: [0, 0, 0, 0, 0] });
      expect(bad).toMatchObject({ info: [0, 3, 0, 1, 0], nonfinite: [0, 0, 1, 0, 0] });
      for (const b of [0, 4]) expect(of(bad.x, b)).toEqual(of(good.x, b));
      for (const b of [1, 3]) expect(of(bad.x, b)).toEqual(of(right(2 * count * n), b));
      expect(of(bad.x, 2).some(Number.isNaN)).toBe(true);
      const [A, info] = [context.upload('c', spoilt()), context.alloc('i', count)];
      const call = { uplo: 'l', n, A, lda: n, strideA: n * n, info, batchCount: count } as const;
      await expect(factor(context.queue, { ...call, onFailure: 'throw' })).rejects.toThrow(/1/);
    });

    it.each([1, 4, 40])('order %i: NaN in an imaginary part on the diagonal is seen where that is read', async (n) => {
      const values = batch(mirror, n, 2);
      values[2 * (n * n + (n - 1) * (n + 1)) + 1] = Number.NaN;
      const places = { lda: n, strideA: n * n, batchCount: 2 };
      const expected = mirror === 't' ? [0, 1] : [0, 0];
      for (const solves of [true, false]) {
        const [A, B] = [context.upload('c', values), context.upload('c', right(4 * n))];
        const [info, nonfinite] = [context.alloc('i', 2), context.alloc('i', 2)];
        const call = { uplo: 'l', n, A, info, nonfinite, ...places } as const;
        if (solves) await solveBatch(context.queue, { ...call, nrhs: 1, B, ldb: n, strideB: n });
        else await factor(context.queue, call);
        expect([...(await context.download(nonfinite))]).toEqual(expected);
        expect([...(await context.download(B))].some(Number.isNaN)).toBe(solves && mirror === 't');
        if (solves || mirror === 't') continue;
        // Put back where the factors have a zero: what solves with them does not read it either.
        const factors = await context.download(A);
        factors[2 * (n * n + (n - 1) * (n + 1)) + 1] = Number.NaN;
        const solved = { uplo: 'l', n, nrhs: 1, lda: n, strideA: n * n, ldb: n, strideB: n, batchCount: 2 } as const;
        await chetrsNopivStridedBatched(context.queue, { ...solved, A: context.upload('c', factors), B });
        expect([...(await context.download(B))].some(Number.isNaN)).toBe(false);
      }
    });
  },
);
