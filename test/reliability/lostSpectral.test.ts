// A device that is lost while eigenvalues or singular values wait for it: calls that read back between their stages end with an error.
import { expect } from 'vitest';
import { type Context, dssyevd, sgesdd, sgesvdr, spolar, ssyevd } from '../../src/index.ts';
import { gpuTest, openGpu } from '../setup/contexts.ts';

const n = 220;
const symmetric = Float32Array.from({ length: n * n }, (_, p) => {
  const [i, j] = [p % n, Math.floor(p / n)];
  return Math.sin(1 + 3 * Math.min(i, j) + Math.max(i, j));
});

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
    return sgesdd(c, { mode: 'native', m: n, n, A, lda: n, S, U, ldu: n, VT, ldvt: n, info });
  },
  sgesvdr: (c) => {
    const [m, k] = [4000, 10];
    const [A, S, info] = [c.alloc('s', m * n), c.alloc('s', k), c.alloc('i', 1)];
    const [U, VT] = [c.alloc('s', m * k), c.alloc('s', k * n)];
    return sgesvdr(c, { m, n, k, A, lda: m, S, U, ldu: m, VT, ldvt: k, info });
  },
  spolar: (c) =>
    spolar(c, { m: n, n, A: c.upload('s', symmetric), lda: n, H: c.alloc('s', n * n), ldh: n, info: c.alloc('i', 1) }),
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
