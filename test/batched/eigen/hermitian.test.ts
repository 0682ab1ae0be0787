// Batches of Hermitian eigenproblems: the cases in c and z, storage by rows, values alone, one part that is not finite, forms and
// company, and pairs of matrices and chosen values.
import { describe, expect, it } from 'vitest';
import { computeSyevBatch } from '../../../src/batched/eigen/syevBatched.hybrid.ts';
import {
  cheevjStridedBatched,
  cheevStridedBatched,
  syevdVbatched,
  syevStridedBatched,
  syevxStridedBatched,
  sygvStridedBatched,
} from '../../../src/index.ts';
import {
  syevBatchedCases,
  syevdBatchedCases,
  syevjBatchedCases,
} from '../../../testing/cases/batched/eigen/syevBatched.ts';
import { ODD } from '../../../testing/lib/batch.ts';
import { type Case, checkRandom, complaints } from '../../../testing/lib/case.ts';
import { valuesOfSymmetric } from '../../../testing/lib/eigenCase.ts';
import { matrixView, normFro } from '../../../testing/lib/norms.ts';
import { copied } from '../../../testing/lib/operands.ts';
import { columnOf, multiply, subtract } from '../../../testing/lib/product.ts';
import { Random } from '../../../testing/lib/random.ts';
import { EPS } from '../../../testing/lib/residuals.ts';
import { pairsError } from '../../../testing/lib/residualsEigen.ts';
import { orthogonality } from '../../../testing/lib/residualsSvd.ts';
import { full, some } from '../../lib/sampled.ts';
import { contexts, cpu, gpuTest } from '../../setup/contexts.ts';
import { noise } from '../placed.ts';

const CASES = [syevBatchedCases, syevdBatchedCases, syevjBatchedCases].flatMap((forms) =>
  Object.values(forms),
) as unknown as readonly Case[];

describe.each(contexts.map((context) => [context.backend, context] as const))('on the %s backend', (_, context) => {
  // Jacobi's method for them is on the CPU.
  const cases = context === cpu ? CASES : CASES.slice(0, 4);
  it.each(cases.map((c) => [c.spec.named!['c']!, c] as const))('%s is right over the sweep', async (name, c) => {
    const isRagged = name.endsWith('Vbatched');
    const orders = isRagged
      ? [
          [5, 0, 12],
          [1, 40, 33, 9],
        ]
      : context.gpu?.software
        ? [34]
        : [1, 2, 5, 9, 34, 70, 200];
    const own = orders.map((n) => ({
      n,
      uplo: isRagged ? 'u' : 'l',
      batchCount: typeof n === 'number' ? 3 : n.length,
      layout: ODD,
    }));
    for (const prec of context === cpu ? (['c', 'z'] as const) : (['c'] as const))
      for (const problem of context === cpu ? some(c.sweep, 2) : own)
        expect(await complaints(context, c, problem, prec), JSON.stringify(problem)).toEqual([]);
    expect(context.queue.trace.at(-1)!.backend).toBe(context.backend);
  });
});

it('the references do the sweep too', () => {
  for (const c of [syevBatchedCases, syevjBatchedCases].map((forms) => Object.values(forms)[0]) as unknown as Case[])
    for (const problem of some(c.sweep, 2)) {
      const before = c.data(problem, 'z', new Random());
      const after = copied(before, Object.keys(before) as (keyof typeof before)[]);
      c.reference(problem, after);
      expect(c.error(problem, before, after, { level: 1, random: checkRandom() }) < 30 * EPS.z).toBe(true);
    }
});

/** `count` Hermitian matrices of order n, both triangles of them. */
function hermitian<T extends Float32Array | Float64Array>(n: number, count: number, A: T): T {
  for (let b = 0; b < count; b++)
    for (let j = 0; j < n; j++)
      for (let i = 0; i < n; i++) {
        const [row, col] = [Math.max(i, j), Math.min(i, j)];
        const at = 2 * ((b * n + j) * n + i);
        A[at] = noise(b, row, col);
        A[at + 1] = i === j ? 0 : Math.sign(i - j) * noise(b, col, row);
      }
  return A;
}

it.each([
  ['heev', cheevStridedBatched, cpu],
  ['heevj', cheevjStridedBatched, cpu],
  ...contexts.slice(1).map((context) => ['heev on a GPU', cheevStridedBatched, context] as const),
] as const)(
  '%s: values alone, of the other triangle and stored by rows; their sum and their squares',
  async (_, front, context) => {
    const [n, count] = [7, 3];
    const host = hermitian(n, count, new Float32Array(2 * n * n * count));
    const run = async (jobz: 'n' | 'v', uplo: 'l' | 'u', layout: 'col' | 'row'): Promise<Float32Array> => {
      const [A, W, info] = [
        context.upload('c', host.slice()),
        context.alloc('s', n * count),
        context.alloc('i', count),
      ];
      const each = { lda: n, strideA: n * n, strideW: n, batchCount: count };
      await front(context.queue, { jobz, uplo, layout, n, A, W, info, ...each });
      if (jobz === 'n') expect(await context.download(A)).toEqual(host);
      const values = await context.download(W);
      for (const buffer of [A, W, info]) buffer.dispose();
      return values;
    };
    const values = await run('v', 'l', 'col');
    for (const [jobz, uplo, layout] of [
      ['n', 'l', 'col'],
      ['v', 'u', 'row'],
      ['n', 'u', 'col'],
    ] as const) {
      const others = await run(jobz, uplo, layout);
      expect(others.every((value, i) => Math.abs(value - values[i]!) < 1e-5)).toBe(true);
    }
    // The sum of the eigenvalues is the trace, that of their squares the square of the norm.
    for (let b = 0; b < count; b++) {
      const own = values.subarray(b * n, (b + 1) * n);
      let [trace, square] = [0, 0];
      for (let k = 0; k < 2 * n * n; k++) square += host[2 * b * n * n + k]! ** 2;
      for (let i = 0; i < n; i++) trace += host[2 * (b * n * n + i * (n + 1))]!;
      expect(own.reduce((sum, x) => sum + x, 0)).toBeCloseTo(trace, 4);
      expect(own.reduce((sum, x) => sum + x * x, 0)).toBeCloseTo(square, 4);
    }
  },
);

/** Doubles on the CPU, singles on a GPU. */
const PLACES = contexts.map((context) => (context === cpu ? (['z', context] as const) : (['c', context] as const)));
type Field = (typeof PLACES)[number][0];
const real = (prec: Field): 's' | 'd' => (prec === 'z' ? 'd' : 's');
const room = (prec: Field, length: number) => new (prec === 'z' ? Float64Array : Float32Array)(2 * length);

it.each(PLACES)(
  'NaN beside the diagonal is found in one part alone, in that of a diagonal element it is not looked at (%s)',
  async (prec, context) => {
    const [n, count] = [5, 3];
    const host = hermitian(n, count, room(prec, n * n * count));
    host[2 * 2 + 1] = Number.NaN; // A(2, 0) of the first
    host[2 * (n * n + n + 1) + 1] = Number.NaN; // A(1, 1) of the second
    const [A, W] = [context.upload(prec, host as never), context.alloc(real(prec), n * count)];
    const [info, nonfinite] = [context.alloc('i', count), context.alloc('i', count)];
    const each = { lda: n, strideA: n * n, strideW: n, batchCount: count };
    await syevStridedBatched(context.queue, { uplo: 'l', n, A, W, info, nonfinite, ...each } as never);
    expect([...(await context.download(info))]).toEqual([n, 0, 0]);
    expect([...(await context.download(nonfinite))]).toEqual([1, 0, 0]);
    const values = await context.download(W);
    expect([...values.subarray(0, n)].every(Number.isNaN)).toBe(true);
    expect(values.subarray(n).every(Number.isFinite)).toBe(true);
    for (const buffer of [A, W, info, nonfinite]) buffer.dispose();
  },
);

it.each(PLACES)('a matrix has the same bits alone and in a ragged batch (%s)', async (prec, context) => {
  const orders = [4, 40, 17, 37];
  const matrices = orders.map((n) => hermitian(n, 1, room(prec, n * n)));
  const solve = async (which: readonly number[]): Promise<Float64Array[]> => {
    const list = which.map((k) => orders[k]!);
    const ends = [0];
    const places = [0];
    for (const n of list) {
      ends.push(ends.at(-1)! + n * n);
      places.push(places.at(-1)! + n);
    }
    const data = room(prec, ends.at(-1)!);
    for (const [b, k] of which.entries()) data.set(matrices[k]!, 2 * ends[b]!);
    const [A, W] = [context.upload(prec, data as never), context.alloc(real(prec), places.at(-1)!)];
    const info = context.alloc('i', which.length);
    const offsets = { offsetsA: ends.slice(0, -1), offsetsW: places.slice(0, -1) };
    await syevdVbatched(context.queue, { uplo: 'u', n: list, A, lda: list, W, info, ...offsets } as never);
    const [a, w] = [await context.download(A), await context.download(W)];
    for (const buffer of [A, W, info]) buffer.dispose();
    return which.map((_, b) =>
      Float64Array.from([...a.subarray(2 * ends[b]!, 2 * ends[b + 1]!), ...w.subarray(places[b]!, places[b + 1]!)]),
    );
  };
  const together = await solve([0, 1, 2, 3]);
  for (const k of [0, 1, 2, 3]) expect((await solve([k]))[0]).toEqual(together[k]);
});

/** Matrix b of order n as a view. */
const viewOf = (data: Float32Array | Float64Array, n: number, b: number, cols = n) =>
  matrixView(data.subarray(2 * b * n * n, 2 * (b * n * n + n * cols)), n, cols, n, 0, 2);

it.each(PLACES.flatMap(([prec, context]) => [5, 20].map((n) => [prec, n, context] as const)))(
  'hegv in %s: A Z = B Z W of order %i, and what is wrong with a B',
  async (prec, n, context) => {
    const count = 3;
    const [a, b] = [hermitian(n, count, room(prec, n * n * count)), hermitian(n, count, room(prec, n * n * count))];
    for (let k = 0; k < count; k++) for (let i = 0; i < n; i++) b[2 * (k * n * n + i * (n + 1))]! += 2 * n;
    const bad = b.slice();
    bad[2 * (n * n + 2 * (n + 1))] = -1; // B(2, 2) of the second
    const [A, B] = [context.upload(prec, a as never), context.upload(prec, bad as never)];
    const [W, info] = [context.alloc(real(prec), n * count), context.alloc('i', count)];
    const each = { lda: n, strideA: n * n, ldb: n, strideB: n * n, strideW: n, batchCount: count };
    await sygvStridedBatched(context.queue, { itype: 1, uplo: 'l', n, A, B, W, info, ...each } as never);
    expect(context.queue.trace.at(-1)!.backend).toBe(context.backend);
    expect([...(await context.download(info))]).toEqual([0, n + 3, 0]);
    const [z, w] = [await context.download(A), await context.download(W)];
    for (const k of [0, 2]) {
      const [own, other, vectors] = [viewOf(a, n, k), viewOf(b, n, k), viewOf(z, n, k)];
      for (let j = 0; j < n; j++) {
        const x = columnOf(vectors, j);
        const rest = multiply(own, 'n', x);
        subtract(rest, w[k * n + j]!, multiply(other, 'n', x));
        expect(normFro(matrixView(rest, n, 1, n, 0, 2)) < 5e3 * EPS[prec] * n).toBe(true);
      }
    }
    for (const buffer of [A, B, W, info]) buffer.dispose();
  },
);

it.each(PLACES.flatMap(([prec, context]) => [6, 20].map((n) => [prec, n, context] as const)))(
  'heevx in %s: the second to the fourth value of order %i and their vectors',
  async (prec, n, context) => {
    const count = 2;
    const a = hermitian(n, count, room(prec, n * n * count));
    const [A, W] = [context.upload(prec, a as never), context.alloc(real(prec), n * count)];
    const Z = context.alloc(prec, 3 * n * count);
    const [m, info] = [context.alloc('i', count), context.alloc('i', count)];
    const each = { lda: n, strideA: n * n, strideW: n, ldz: n, strideZ: 3 * n, batchCount: count };
    const chosen = { range: 'i', il: 2, iu: 4 } as const;
    await syevxStridedBatched(context.queue, { ...chosen, uplo: 'u', n, A, m, W, Z, info, ...each } as never);
    expect(context.queue.trace.at(-1)!.backend).toBe(context.backend);
    expect([...(await context.download(m)), ...(await context.download(info))]).toEqual([3, 3, 0, 0]);
    const [w, z] = [await context.download(W), await context.download(Z)];
    for (let k = 0; k < count; k++) {
      const vectors = matrixView(z.subarray(2 * k * 3 * n, 2 * (k + 1) * 3 * n), n, 3, n, 0, 2);
      const values = Float64Array.from(w.subarray(k * n, k * n + 3));
      expect(pairsError(viewOf(a, n, k), values, vectors) < 30 * EPS[prec]).toBe(true);
      expect(orthogonality(vectors) < 30 * EPS[prec]).toBe(true);
      const all = valuesOfSymmetric(viewOf(a, n, k), 'l');
      for (let i = 0; i < 3; i++) expect(values[i]).toBeCloseTo(all.data[i + 1]!, prec === 'z' ? 12 : 4);
    }
    for (const buffer of [A, W, Z, m, info]) buffer.dispose();
  },
);

gpuTest('hegv: products of two matrices, both triangles, and what becomes of B', async (context) => {
  const [n, count] = [9, 2];
  const [a, b] = [hermitian(n, count, room('c', n * n * count)), hermitian(n, count, room('c', n * n * count))];
  for (let k = 0; k < count; k++) for (let i = 0; i < n; i++) b[2 * (k * n * n + i * (n + 1))]! += 2 * n;
  for (const [itype, uplo] of [
    [1, 'u'],
    [2, 'l'],
    [3, 'u'],
    [3, 'l'],
  ] as const) {
    const [A, B] = [context.upload('c', a as never), context.upload('c', b as never)];
    const [W, info] = [context.alloc('s', n * count), context.alloc('i', count)];
    const each = { lda: n, strideA: n * n, ldb: n, strideB: n * n, strideW: n, batchCount: count };
    await sygvStridedBatched(context.queue, { itype, uplo, n, A, B, W, info, ...each } as never);
    expect([...(await context.download(info))]).toEqual([0, 0]);
    const [z, w, l] = [await context.download(A), await context.download(W), await context.download(B)];
    for (let k = 0; k < count; k++) {
      const [own, other, vectors] = [viewOf(a, n, k), viewOf(b, n, k), viewOf(z as never, n, k)];
      const [first, second] = itype === 3 ? [other, own] : [own, other];
      for (let j = 0; j < n; j++) {
        const x = columnOf(vectors, j);
        const product = itype === 1 ? multiply(own, 'n', x) : multiply(first, 'n', multiply(second, 'n', x));
        subtract(product, w[k * n + j]!, itype === 1 ? multiply(other, 'n', x) : x);
        expect(normFro(matrixView(product, n, 1, n, 0, 2)) < 1e-3, `${itype} ${uplo}`).toBe(true);
      }
      // B's factor: L(1,0) L(0,0) = B(1,0), or its conjugate from the upper triangle.
      const at = 2 * (k * n * n + (uplo === 'l' ? 1 : n));
      for (const part of [0, 1]) expect(l[at + part]! * l[2 * k * n * n]!).toBeCloseTo(b[at + part]!, 4);
    }
    for (const buffer of [A, B, W, info]) buffer.dispose();
  }
});

gpuTest('heev: orders above those of the kernels of batches, one after the other', async (context) => {
  // Software adapters compile the kernels of large matrices for seconds.
  if (context.gpu!.software && !full) return;
  const n = 20;
  const host = hermitian(n, 2, room('c', 2 * n * n));
  const [A, W] = [context.upload('c', host as never), context.alloc('s', 2 * n)];
  const info = context.alloc('i', 2);
  const list = (X: unknown, stride: number) => ({ data: X as never, off: 0, stride });
  const matrices = { ...list(A, n * n), rs: 1, cs: n };
  const reports = { info: { data: info as never, off: 0, ld: 1 } };
  const call = { jobz: 'v', uplo: 'l', n, count: 2, A: matrices, W: list(W, n), ...reports } as const;
  await computeSyevBatch(context.queue, { ...call, packedMost: 12 });
  const [z, w] = [await context.download(A), await context.download(W)];
  for (const k of [0, 1]) {
    const own = viewOf(host, n, k);
    expect(
      pairsError(own, Float64Array.from(w.subarray(k * n, (k + 1) * n)), viewOf(z as never, n, k)) < 30 * EPS.c,
    ).toBe(true);
  }
});
