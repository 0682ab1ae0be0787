// Batches of Hermitian eigenproblems: the cases in c and z, storage by rows, values alone, one part that is not finite, forms and
// company, and pairs of matrices and chosen values.
import { describe, expect, it } from 'vitest';
import {
  cheevjStridedBatched,
  cheevStridedBatched,
  zheevdVbatched,
  zheevStridedBatched,
  zheevxStridedBatched,
  zhegvStridedBatched,
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
import { some } from '../../lib/sampled.ts';
import { contexts, cpu } from '../../setup/contexts.ts';
import { noise } from '../placed.ts';

const CASES = [syevBatchedCases, syevdBatchedCases, syevjBatchedCases].flatMap((forms) =>
  Object.values(forms),
) as unknown as readonly Case[];

describe.each(contexts.map((context) => [context.backend, context] as const))('on the %s backend', (_, context) => {
  // A GPU context gives them to the CPU: of its cases one will do.
  const cases = context === cpu ? CASES : CASES.slice(0, 1);
  it.each(cases.map((c) => [c.spec.named!['c']!, c] as const))('%s is right over the sweep', async (name, c) => {
    const one = { n: name.endsWith('Vbatched') ? [5, 0, 12] : 5, uplo: 'u', batchCount: 3, layout: ODD };
    const precs = context === cpu ? (['c', 'z'] as const) : (['c'] as const);
    for (const prec of precs)
      for (const problem of context === cpu ? some(c.sweep, 3) : [one])
        expect(await complaints(context, c, problem, prec)).toEqual([]);
  });
});

it('the references do the sweep too', () => {
  for (const c of [syevBatchedCases, syevjBatchedCases].map((forms) => Object.values(forms)[0]) as unknown as Case[])
    for (const problem of some(c.sweep, 4)) {
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
  ['heev', cheevStridedBatched],
  ['heevj', cheevjStridedBatched],
] as const)(
  '%s: values alone, of the other triangle and stored by rows; their sum and their squares',
  async (_, front) => {
    const [n, count] = [7, 3];
    const host = hermitian(n, count, new Float32Array(2 * n * n * count));
    const run = async (jobz: 'n' | 'v', uplo: 'l' | 'u', layout: 'col' | 'row'): Promise<Float32Array> => {
      const [A, W, info] = [cpu.upload('c', host.slice()), cpu.alloc('s', n * count), cpu.alloc('i', count)];
      const each = { lda: n, strideA: n * n, strideW: n, batchCount: count };
      await front(cpu.queue, { jobz, uplo, layout, n, A, W, info, ...each });
      if (jobz === 'n') expect(await cpu.download(A)).toEqual(host);
      const values = await cpu.download(W);
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

it('NaN beside the diagonal is found in one part alone, in that of a diagonal element it is not looked at', async () => {
  const [n, count] = [5, 3];
  const host = hermitian(n, count, new Float64Array(2 * n * n * count));
  host[2 * 2 + 1] = Number.NaN; // A(2, 0) of the first
  host[2 * (n * n + n + 1) + 1] = Number.NaN; // A(1, 1) of the second
  const [A, W] = [cpu.upload('z', host), cpu.alloc('d', n * count)];
  const [info, nonfinite] = [cpu.alloc('i', count), cpu.alloc('i', count)];
  const each = { lda: n, strideA: n * n, strideW: n, batchCount: count };
  await zheevStridedBatched(cpu.queue, { uplo: 'l', n, A, W, info, nonfinite, ...each });
  expect([...(await cpu.download(info))]).toEqual([n, 0, 0]);
  expect([...(await cpu.download(nonfinite))]).toEqual([1, 0, 0]);
  const values = await cpu.download(W);
  expect([...values.subarray(0, n)].every(Number.isNaN)).toBe(true);
  expect(values.subarray(n).every(Number.isFinite)).toBe(true);
  for (const buffer of [A, W, info, nonfinite]) buffer.dispose();
});

it('a matrix has the same bits alone and in a ragged batch', async () => {
  const orders = [4, 40, 17];
  const matrices = orders.map((n) => hermitian(n, 1, new Float64Array(2 * n * n)));
  const solve = async (which: readonly number[]): Promise<Float64Array[]> => {
    const list = which.map((k) => orders[k]!);
    const ends = [0];
    const places = [0];
    for (const n of list) {
      ends.push(ends.at(-1)! + n * n);
      places.push(places.at(-1)! + n);
    }
    const data = new Float64Array(2 * ends.at(-1)!);
    for (const [b, k] of which.entries()) data.set(matrices[k]!, 2 * ends[b]!);
    const [A, W, info] = [cpu.upload('z', data), cpu.alloc('d', places.at(-1)!), cpu.alloc('i', which.length)];
    const offsets = { offsetsA: ends.slice(0, -1), offsetsW: places.slice(0, -1) };
    await zheevdVbatched(cpu.queue, { uplo: 'u', n: list, A, lda: list, W, info, ...offsets });
    const [a, w] = [await cpu.download(A), await cpu.download(W)];
    for (const buffer of [A, W, info]) buffer.dispose();
    return which.map((_, b) =>
      Float64Array.from([...a.subarray(2 * ends[b]!, 2 * ends[b + 1]!), ...w.subarray(places[b]!, places[b + 1]!)]),
    );
  };
  const together = await solve([0, 1, 2]);
  for (const k of [0, 1, 2]) expect((await solve([k]))[0]).toEqual(together[k]);
});

/** Matrix b of order n as a view. */
const viewOf = (data: Float64Array, n: number, b: number, cols = n) =>
  matrixView(data.subarray(2 * b * n * n, 2 * (b * n * n + n * cols)), n, cols, n, 0, 2);

it.each([5, 20])('hegv: A Z = B Z W of order %i, and what is wrong with a B', async (n) => {
  const count = 3;
  const room = () => new Float64Array(2 * n * n * count);
  const [a, b] = [hermitian(n, count, room()), hermitian(n, count, room())];
  for (let k = 0; k < count; k++) for (let i = 0; i < n; i++) b[2 * (k * n * n + i * (n + 1))]! += 2 * n;
  const bad = b.slice();
  bad[2 * (n * n + 2 * (n + 1))] = -1; // B(2, 2) of the second
  const [A, B, W] = [cpu.upload('z', a), cpu.upload('z', bad), cpu.alloc('d', n * count)];
  const info = cpu.alloc('i', count);
  const each = { lda: n, strideA: n * n, ldb: n, strideB: n * n, strideW: n, batchCount: count };
  await zhegvStridedBatched(cpu.queue, { itype: 1, uplo: 'l', n, A, B, W, info, ...each });
  expect([...(await cpu.download(info))]).toEqual([0, n + 3, 0]);
  const [z, w] = [await cpu.download(A), await cpu.download(W)];
  for (const k of [0, 2]) {
    const [own, other, vectors] = [viewOf(a, n, k), viewOf(b, n, k), viewOf(z, n, k)];
    for (let j = 0; j < n; j++) {
      const x = columnOf(vectors, j);
      const rest = multiply(own, 'n', x);
      subtract(rest, w[k * n + j]!, multiply(other, 'n', x));
      expect(normFro(matrixView(rest, n, 1, n, 0, 2)) < 1e-12 * n).toBe(true);
    }
  }
  for (const buffer of [A, B, W, info]) buffer.dispose();
});

it.each([6, 20])('heevx: the second to the fourth value of order %i and their vectors', async (n) => {
  const count = 2;
  const a = hermitian(n, count, new Float64Array(2 * n * n * count));
  const [A, W, Z] = [cpu.upload('z', a), cpu.alloc('d', n * count), cpu.alloc('z', 3 * n * count)];
  const [m, info] = [cpu.alloc('i', count), cpu.alloc('i', count)];
  const each = { lda: n, strideA: n * n, strideW: n, ldz: n, strideZ: 3 * n, batchCount: count };
  await zheevxStridedBatched(cpu.queue, { range: 'i', il: 2, iu: 4, uplo: 'u', n, A, m, W, Z, info, ...each });
  expect([...(await cpu.download(m)), ...(await cpu.download(info))]).toEqual([3, 3, 0, 0]);
  const [w, z] = [await cpu.download(W), await cpu.download(Z)];
  for (let k = 0; k < count; k++) {
    const vectors = matrixView(z.subarray(2 * k * 3 * n, 2 * (k + 1) * 3 * n), n, 3, n, 0, 2);
    const values = w.slice(k * n, k * n + 3);
    expect(pairsError(viewOf(a, n, k), values, vectors) < 30 * EPS.z).toBe(true);
    expect(orthogonality(vectors) < 30 * EPS.z).toBe(true);
    const all = valuesOfSymmetric(viewOf(a, n, k), 'l');
    for (let i = 0; i < 3; i++) expect(values[i]).toBeCloseTo(all.data[i + 1]!, 12);
  }
  for (const buffer of [A, W, Z, m, info]) buffer.dispose();
});
