// Band and tridiagonal batches of complex matrices, what is not as with real numbers: pivots by |re| + |im|, A^T and A^H, a real
// diagonal of Hermitian matrices, quotients near the ends of the range, a NaN in one part. The cases' sweeps are in bandCases.test.ts.
import { describe, expect, it } from 'vitest';
import { gbsvBatchedGpu } from '../../../src/batched/band/gbsvBatched.gpu.ts';
import { gbsvForms } from '../../../src/batched/band/gbsvBatched.spec.ts';
import { gtsvBatchedGpu } from '../../../src/batched/band/gtsvBatched.gpu.ts';
import { gtsvForms } from '../../../src/batched/band/gtsvBatched.spec.ts';
import { ptsvBatchedGpu } from '../../../src/batched/band/ptsvBatched.gpu.ts';
import { ptsvForms } from '../../../src/batched/band/ptsvBatched.spec.ts';
import { bind } from '../../../src/core/args.ts';
import {
  cgbsvStridedBatched,
  cgbtrfStridedBatched,
  cgbtrsStridedBatched,
  cgtsvStridedBatched,
  cptsvStridedBatched,
  zgtsvStridedBatched,
} from '../../../src/index.ts';
import { contexts, gpuTest } from '../../setup/contexts.ts';
import { noise } from '../placed.ts';

const round = (x: ArrayLike<number>): number[] => Array.from(x, (value) => Math.round(value * 1e4) / 1e4 + 0);

describe.each(contexts.map((context) => [context.backend, context] as const))('on the %s backend', (_, context) => {
  const { queue } = context;
  const reports = (count: number) => [context.alloc('i', count), context.alloc('i', count)] as const;

  it('compares pivots by |re| + |im|', async () => {
    // [5 1; 3+3i 0]: |3+3i| < 5, but 6 > 5.
    const AB = context.upload('c', Float32Array.of(0, 0, 9, 9, 5, 0, 3, 3, 0, 0, 1, 0, 0, 0, 0, 0));
    const ipiv = context.alloc('i', 2);
    const [info, nonfinite] = reports(1);
    const each = { ldab: 4, strideAB: 8, stridePiv: 2, batchCount: 1 };
    await cgbtrfStridedBatched(queue, { n: 2, kl: 1, ku: 1, AB, ipiv, info, nonfinite, ...each });
    expect([...(await context.download(ipiv))]).toEqual([2, 2]);
    expect([...(await context.download(info)), ...(await context.download(nonfinite))]).toEqual([0, 0]);
  });

  it("solves with A, A^T ('t') and A^H ('c')", async () => {
    // A = [i 1; 0 2], upper triangular: A (1, i) = (2i, 2i), A^T (1, i) = (i, 1+2i), A^H (1, i) = (-i, 1+2i)
    const factors = Float32Array.of(0, 0, 0, 1, 1, 0, 2, 0);
    const sides = { n: [0, 2, 0, 2], t: [0, 1, 1, 2], c: [0, -1, 1, 2] } as const;
    for (const trans of ['n', 't', 'c'] as const) {
      const [AB, B] = [context.upload('c', factors), context.upload('c', Float32Array.from(sides[trans]))];
      const ipiv = context.upload('i', Int32Array.of(1, 2));
      const each = { ldab: 2, strideAB: 4, stridePiv: 2, ldb: 2, strideB: 2, batchCount: 1 };
      await cgbtrsStridedBatched(queue, { trans, n: 2, kl: 0, ku: 1, nrhs: 1, AB, ipiv, B, ...each });
      expect(round(await context.download(B)), trans).toEqual([1, 0, 0, 1]);
    }
  });

  it('has a real diagonal where the matrix is Hermitian, and e below it', async () => {
    // [2 -i; i 2] (1, 1) = (2-i, 2+i)
    const [d, e] = [context.upload('s', Float32Array.of(2, 2)), context.upload('c', Float32Array.of(0, 1))];
    const B = context.upload('c', Float32Array.of(2, -1, 2, 1));
    const [info] = reports(1);
    const each = { strideD: 2, strideE: 1, ldb: 2, strideB: 2, batchCount: 1 };
    await cptsvStridedBatched(queue, { n: 2, nrhs: 1, d, e, B, info, ...each });
    expect(round(await context.download(B))).toEqual([1, 0, 1, 0]);
    expect(round(await context.download(d))).toEqual([2, 1.5]);
    expect(round(await context.download(e))).toEqual([0, 0.5]);
  });

  it('a problem has the same bits alone and among others, of several right-hand sides and orders', async () => {
    const [n, nrhs, count] = [21, 3, 5];
    const one = (length: number, seed: number) =>
      Float32Array.from({ length: 2 * length }, (_, k) => noise(seed, k % 64, Math.floor(k / 64)));
    const many = (x: Float32Array) =>
      context.upload(
        'c',
        Float32Array.from({ length: count * x.length }, (_, k) => x[k % x.length]!),
      );
    const [ab, b] = [one(6 * n, 1), one(n * nrhs, 2)];
    const [dl, d, du] = [one(n - 1, 3), one(n, 4), one(n - 1, 5)];
    const solved = async (copies: number) => {
      const [AB, B, ipiv] = [many(ab), many(b), context.alloc('i', n * count)];
      const call = {
        n,
        kl: 2,
        ku: 1,
        nrhs,
        AB,
        ipiv,
        B,
        info: reports(count)[0],
        ldab: 6,
        strideAB: 6 * n,
        stridePiv: n,
      };
      await cgbsvStridedBatched(queue, { ...call, ldb: n, strideB: n * nrhs, batchCount: copies });
      const [C, L, D, U] = [many(b), many(dl), many(d), many(du)];
      const each = { dl: L, d: D, du: U, strideDl: n - 1, strideD: n, strideDu: n - 1, B: C, info: reports(count)[0] };
      await cgtsvStridedBatched(queue, { n, nrhs, ...each, ldb: n, strideB: n * nrhs, batchCount: copies });
      return [await context.download(B), await context.download(C)] as const;
    };
    const [alone, together] = [await solved(1), await solved(count)];
    expect(queue.trace.at(-1)!.backend).toBe(context.backend);
    for (const which of [0, 1] as const) {
      const own = alone[which].subarray(0, b.length);
      expect(own).not.toEqual(b);
      for (let k = 0; k < count; k++) expect(together[which].slice(k * b.length, (k + 1) * b.length)).toEqual(own);
    }
  });

  it('divides by numbers near the ends of the range', async () => {
    for (const size of [2 ** 120, 2 ** -120]) {
      // Order 1: (size + size i) x = size - size i, x = -i
      const [dl, du] = [context.alloc('c', 1), context.alloc('c', 1)];
      const [d, B] = [1, -1].map((sign) => context.upload('c', Float32Array.of(size, sign * size)));
      const [info] = reports(1);
      const each = { strideDl: 1, strideD: 1, strideDu: 1, ldb: 1, strideB: 1, batchCount: 1 };
      await cgtsvStridedBatched(queue, { n: 1, nrhs: 1, dl, d: d!, du, B: B!, info, ...each });
      expect(round(await context.download(B!))).toEqual([0, -1]);
    }
    const far = 2 ** 1020;
    const [dl, du] = [context.alloc('z', 1), context.alloc('z', 1)];
    const [d, B] = [1, -1].map((sign) => context.upload('z', Float64Array.of(far, sign * far)));
    const each = { strideDl: 1, strideD: 1, strideDu: 1, ldb: 1, strideB: 1, batchCount: 1 };
    await zgtsvStridedBatched(queue, { n: 1, nrhs: 1, dl, d: d!, du, B: B!, info: reports(1)[0], ...each });
    expect(round(await context.download(B!))).toEqual([0, -1]);
  });

  it('flags a NaN in one part, and fills both parts of what failed', async () => {
    // Two systems of order 1: NaN i, and zero.
    const AB = context.upload('c', Float32Array.of(1, Number.NaN, 0, 0));
    const [B, ipiv] = [context.upload('c', Float32Array.of(1, 1, 1, 1)), context.alloc('i', 2)];
    const [info, nonfinite] = reports(2);
    const each = { ldab: 1, strideAB: 1, stridePiv: 1, ldb: 1, strideB: 1, batchCount: 2 };
    const call = { n: 1, kl: 0, ku: 0, nrhs: 1, AB, ipiv, B, info, nonfinite, onFailure: 'nan' } as const;
    await cgbsvStridedBatched(queue, { ...call, ...each });
    expect([...(await context.download(info))]).toEqual([0, 1]);
    expect([...(await context.download(nonfinite))]).toEqual([1, 0]);
    expect([...(await context.download(B))].slice(2)).toEqual([Number.NaN, Number.NaN]);
  });
});

gpuTest('tiles and lanes of other shapes give the same bits', async (context) => {
  const [n, nrhs, count] = [21, 3, 4];
  const one = (length: number, seed: number) =>
    context.upload(
      'c',
      Float32Array.from({ length: 2 * length * count }, (_, k) => noise(seed, k % 64, Math.floor(k / 64))),
    );
  const results = async (force: string | undefined, lanes: string | undefined): Promise<Float32Array[]> => {
    const [dl, d, du, B] = [one(n - 1, 3), one(n, 4), one(n - 1, 5), one(n * nrhs, 2)];
    const info = context.alloc('i', count);
    const strides = { strideDl: n - 1, strideD: n, strideDu: n - 1, ldb: n, strideB: n * nrhs, batchCount: count };
    const call = { n, nrhs, dl, d, du, B, info, ...strides };
    gtsvBatchedGpu(context.queue, bind(gtsvForms.strided, context, call, 'c') as never, force);
    const [diagonal, e, X] = [
      context.upload('s', new Float32Array(n * count).fill(9)),
      one(n - 1, 6),
      one(n * nrhs, 7),
    ];
    const positive = { n, nrhs, d: diagonal, e, B: X, info, ...strides, strideE: n - 1 };
    const { strideDl: _, strideDu: __, ...own } = positive;
    ptsvBatchedGpu(context.queue, bind(ptsvForms.strided, context, own, 'c') as never, force);
    const [AB, Y, ipiv] = [one(6 * n, 1), one(n * nrhs, 8), context.alloc('i', n * count)];
    const band = { n, kl: 2, ku: 1, nrhs, AB, ldab: 6, strideAB: 6 * n, ipiv, stridePiv: n, B: Y, ldb: n };
    const bound = bind(gbsvForms.strided, context, { ...band, strideB: n * nrhs, info, batchCount: count }, 'c');
    gbsvBatchedGpu(context.queue, bound as never, lanes === undefined ? undefined : { lu: lanes, solve: lanes });
    return Promise.all([B, X, Y].map((x) => context.download(x)));
  };
  const expected = await results(undefined, undefined);
  expect(expected.every((x) => x.every(Number.isFinite))).toBe(true);
  for (const force of ['32x8x1', '32x8x2']) expect(await results(force, undefined), force).toEqual(expected);
  for (const lanes of ['2x32x8', '1x16x4']) expect(await results(undefined, lanes), lanes).toEqual(expected);
});
