// A device that is lost while eigenvalues or singular values wait for it: calls that read back between their stages end with an error.
import { expect } from 'vitest';
import {
  type Context,
  dssyevd,
  sbdsdc,
  sgeevStridedBatched,
  sgesdd,
  sgesvdr,
  sgesvdStridedBatched,
  spolar,
  ssyevd,
  ssyevStridedBatched,
  ssygvStridedBatched,
} from '../../src/index.ts';
import { gpuTest, openGpu } from '../setup/contexts.ts';

const n = 220;
const symmetric = Float32Array.from({ length: n * n }, (_, p) => {
  const [i, j] = [p % n, Math.floor(p / n)];
  return Math.sin(1 + 3 * Math.min(i, j) + Math.max(i, j));
});

/** Eleven matrices of order 20. */
const each = { lda: 20, strideA: 400, batchCount: 11, onFailure: 'throw' } as const;
const batch = (c: Context) => ({ A: c.upload('s', symmetric.subarray(0, 4400)), info: c.alloc('i', 11) });

const calls: Readonly<Record<string, (c: Context) => Promise<void>>> = {
  ssyevd: (c) =>
    ssyevd(c, { uplo: 'l', n, A: c.upload('s', symmetric), lda: n, W: c.alloc('s', n), info: c.alloc('i', 1) }),
  dssyevd: (c) => {
    const [W, iter, info] = [c.alloc('d', n), c.alloc('i', 1), c.alloc('i', 1)];
    return dssyevd(c, { uplo: 'l', n, A: c.upload('d', Float64Array.from(symmetric)), lda: n, W, iter, info });
  },
  sgesdd: (c) => {
    const [U, VT, S, info] = [c.alloc('s', n * n), c.alloc('s', n * n), c.alloc('s', n), c.alloc('i', 1)];
    const A = c.upload('s', symmetric);
    return sgesdd(c, { mode: 'native', algo: 'polar', m: n, n, A, lda: n, S, U, ldu: n, VT, ldvt: n, info });
  },
  sbdsdc: (c) => {
    const [U, VT, info] = [c.alloc('s', n * n), c.alloc('s', n * n), c.alloc('i', 1)];
    const [D, E] = [c.upload('s', symmetric.subarray(0, n)), c.upload('s', symmetric.subarray(n, 2 * n))];
    return sbdsdc(c, { mode: 'native', uplo: 'u', n, D, E, U, ldu: n, VT, ldvt: n, info });
  },
  sgesvdr: (c) => {
    const [m, k] = [4000, 10];
    const [A, S, info] = [c.alloc('s', m * n), c.alloc('s', k), c.alloc('i', 1)];
    const [U, VT] = [c.alloc('s', m * k), c.alloc('s', k * n)];
    return sgesvdr(c, { m, n, k, A, lda: m, S, U, ldu: m, VT, ldvt: k, info });
  },
  spolar: (c) =>
    spolar(c, { m: n, n, A: c.upload('s', symmetric), lda: n, H: c.alloc('s', n * n), ldh: n, info: c.alloc('i', 1) }),
  // Batches wait where they are asked to throw for a matrix that fails.
  ssyevStridedBatched: (c) => {
    const { A, info } = batch(c);
    const W = c.alloc('s', 20 * 11);
    return ssyevStridedBatched(c, { uplo: 'l', n: 20, A, W, strideW: 20, info, ...each });
  },
  ssygvStridedBatched: (c) => {
    const { A, info } = batch(c);
    const [B, W] = [c.alloc('s', 400 * 11), c.alloc('s', 20 * 11)];
    const places = { ldb: 20, strideB: 400, strideW: 20 };
    return ssygvStridedBatched(c, { itype: 1, uplo: 'l', n: 20, A, B, W, info, ...each, ...places });
  },
  sgesvdStridedBatched: (c) => {
    const { A, info } = batch(c);
    const S = c.alloc('s', 20 * 11);
    return sgesvdStridedBatched(c, { jobu: 'n', jobvt: 'n', m: 20, n: 20, A, S, strideS: 20, info, ...each });
  },
  sgeevStridedBatched: (c) => {
    const { A, info } = batch(c);
    const [WR, WI] = [c.alloc('s', 20 * 11), c.alloc('s', 20 * 11)];
    const values = { WR, strideWR: 20, WI, strideWI: 20 };
    return sgeevStridedBatched(c, { jobvl: 'n', jobvr: 'n', n: 20, A, ...values, info, ...each });
  },
};

for (const [name, call] of Object.entries(calls)) {
  gpuTest(`${name} says that the device is lost`, async () => {
    const context = (await openGpu())!;
    const made = call(context).then(
      () => 'done',
      (error: Error) => error.name,
    );
    context.gpu!.device.destroy();
    expect(await made).toBe('DeviceLostError');
    context.dispose();
  });
}
