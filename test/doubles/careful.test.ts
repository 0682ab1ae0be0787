// Doubles that live on the GPU, as careful users come to them: sizes of 0, NaN that must not be read, bad data, a lost device, and verbs,
// which must not lose digits on the way.
import { describe, expect } from 'vitest';
import { DeviceLostError } from '../../src/core/errors.ts';
import { type DeviceBuffer, dgemm, dgesv, dgetrf, dpotrf, dscal } from '../../src/index.ts';
import { PRODUCTS_BESIDE_GPU } from '../../src/linalg/contract.ts';
import { device, lstsq, matmul, ndarray, solve } from '../../src/linalg/index.ts';
import { doubles, gpuTest, openGpu } from '../setup/contexts.ts';

/** More digits than a single has. */
const third = (i: number, j: number): number => 1 / (3 + i + 7 * j);
const rows = (m: number, n: number): number[][] =>
  Array.from({ length: m }, (_, i) => Array.from({ length: n }, (_, j) => third(i, j)));

function product(A: readonly (readonly number[])[], B: readonly (readonly number[])[]): number[] {
  return A.flatMap((row) => B[0]!.map((_, j) => row.reduce((sum, a, l) => sum + a * B[l]![j]!, 0)));
}

function near(found: ArrayLike<number>, expected: readonly number[]): void {
  expect(found).toHaveLength(expected.length);
  for (let k = 0; k < expected.length; k++) expect(Math.abs(found[k]! / expected[k]! - 1)).toBeLessThan(1e-14);
}

describe('doubles on the GPU', () => {
  gpuTest('sizes of 0, alpha = 0 and beta = 0 read nothing', async () => {
    const context = await doubles();
    const { queue } = context;
    const nan = () => context.upload('d', new Float64Array(4).fill(Number.NaN));
    const [A, C] = [context.upload('d', Float64Array.of(1, 2, 3, 4)), nan()];
    const call = { m: 2, n: 2, k: 2, A, lda: 2, B: A, ldb: 2, C, ldc: 2 };
    await dgemm(queue, { ...call, m: 0 });
    expect((await context.download(C)).every(Number.isNaN)).toBe(true);
    await dgemm(queue, { ...call, k: 0 });
    expect([...(await context.download(C))]).toEqual([0, 0, 0, 0]);
    await dgemm(queue, { ...call, alpha: 0, A: nan(), C: nan() });
    await dgemm(queue, call);
    expect([...(await context.download(C))]).toEqual([7, 10, 15, 22]);
    const info = context.upload('i', Int32Array.of(9));
    const none = context.alloc('i', 0);
    await dgesv(queue, { n: 0, nrhs: 1, A, lda: 1, ipiv: none, B: C, ldb: 1, info });
    expect((await context.download(info))[0]).toBe(0);
  });

  gpuTest('bad data is info', async () => {
    const context = await doubles();
    const [info, ipiv] = [context.alloc('i', 1), context.alloc('i', 2)];
    const A = context.upload('d', Float64Array.of(1, 2, 2, Number.NaN));
    await dpotrf(context.queue, { uplo: 'l', n: 2, A, lda: 2, info });
    expect((await context.download(info))[0]).toBe(2);
    const singular = context.upload('d', Float64Array.of(1, 2, 2, 4));
    const B = context.upload('d', Float64Array.of(5, 6));
    await dgesv(context.queue, { n: 2, nrhs: 1, A: singular, lda: 2, ipiv, B, ldb: 2, info });
    expect((await context.download(info))[0]).toBe(2);
    expect([...(await context.download(B))]).toEqual([5, 6]);
  });

  gpuTest('a lost device is an error, then and later', async () => {
    const lost = (await openGpu('gpu'))!;
    const n = 40;
    const A = lost.upload(
      'd',
      Float64Array.from({ length: n * n }, (_, k) => Math.sin(k)),
    );
    const [ipiv, info] = [lost.alloc('i', n), lost.alloc('i', 1)];
    const run = dgetrf(lost.queue, { m: n, n, A, lda: n, ipiv, info });
    run.catch(() => {});
    lost.gpu!.device.destroy();
    await expect(lost.download(A)).rejects.toThrow(DeviceLostError);
    await expect(dgetrf(lost.queue, { m: n, n, A, lda: n, ipiv, info })).rejects.toThrow(DeviceLostError);
    lost.dispose();
  });

  gpuTest('verbs keep all digits, of arrays on the host and of device arrays', async () => {
    const context = await doubles();
    const on = { context };
    const [A, B] = [rows(12, 15), rows(15, 9)];
    const expected = product(A, B);
    const { most } = PRODUCTS_BESIDE_GPU;
    PRODUCTS_BESIDE_GPU.most = 0;
    try {
      near((await matmul(A, B, on)).data, expected);
      // Singles are exact in doubles.
      const [x, y] = [Float32Array.of(1 / 3, 1 / 7), Float32Array.of(1 / 11, 1 / 13)];
      const dot = await matmul(ndarray(x, [1, 2]), ndarray(y, [2, 1]), { ...on, precision: 'f64-cpu' });
      expect(dot.data).toEqual(Float32Array.of(x[0]! * y[0]! + x[1]! * y[1]!));
    } finally {
      PRODUCTS_BESIDE_GPU.most = most;
    }
    const [dA, dB] = [await device(context, A), await device(context, B)];
    expect([dA.dtype, dB.dtype]).toEqual(['d', 'd']);
    near((await (await matmul(dA, dB)).host()).data, expected);
    near((await dA.T.host()).data, Array.from({ length: 15 }, (_, j) => A.map((row) => row[j]!)).flat());
    // What a routine has left on the GPU, through a view.
    await dscal(context.queue, { n: 12 * 15, alpha: 2, x: dA.buffer as DeviceBuffer<'d'> });
    near((await dA.T.host()).data, Array.from({ length: 15 }, (_, j) => A.map((row) => 2 * row[j]!)).flat());
    const square = rows(9, 9).map((row, i) => row.map((x, j) => (i === j ? 2 + x : x)));
    const b = square.map((row) => row.reduce((sum, x) => sum + x, 0));
    const ones = new Array<number>(9).fill(1);
    near((await (await solve(await device(context, square), b)).host()).data, ones);
    near((await lstsq(square, b, on)).x.data, ones);
  });
});
