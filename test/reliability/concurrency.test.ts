// The checklist of bad inputs, rows 39 to 41, and leaks: calls that overlap in time, contexts side by side, scopes of the caller.
import { describe, expect, test } from 'vitest';
import { type Context, createContext, gemm, gesv, type Queue } from '../../src/index.ts';
import { expectRefusal, rejectionOf } from '../lib/caught.ts';
import { mulberry32, signed } from '../lib/rng.ts';
import { full } from '../lib/sampled.ts';
import { contexts, gpuTest } from '../setup/contexts.ts';

const one = { m: 1, n: 1, k: 1, lda: 1, ldb: 1, ldc: 1 };
const scalar = (context: Context, x: number) => context.upload('s', Float32Array.of(x));

/** A system of order n with its operands, ready to be solved; `result` gives the solution and the factors. */
function system(context: Context, n: number, seed: number) {
  const rng = mulberry32(seed);
  const random = (length: number) =>
    context.upload(
      's',
      Float32Array.from({ length }, () => signed(rng)),
    );
  const [A, B] = [random(n * n), random(n * 2)];
  const [ipiv, info] = [context.alloc('i', n), context.alloc('i', 1)];
  const solve = (queue: Queue) => gesv(queue, { n, nrhs: 2, A, lda: n, ipiv, B, ldb: n, info });
  const result = () => Promise.all([A, B, ipiv, info].map((b) => context.download<'s' | 'i'>(b)));
  const dispose = () => [A, B, ipiv, info].forEach((b) => void b.dispose());
  return { solve, result, dispose };
}

const CALLS = full ? 96 : 24;

describe('calls at the same time', () => {
  test(`39 ${CALLS} calls at once give the bits of as many one after the other: no workspace is shared`, async () => {
    for (const context of contexts) {
      const order = (k: number) => [5, 24, 33][k % 3]!;
      const serial = [];
      for (let k = 0; k < CALLS; k++) {
        const s = system(context, order(k), k);
        await s.solve(context.queue);
        serial.push(await s.result());
        s.dispose();
      }
      const systems = serial.map((_, k) => system(context, order(k), k));
      await Promise.all(systems.map((s) => s.solve(context.queue)));
      expect(await Promise.all(systems.map((s) => s.result()))).toEqual(serial);
      for (const s of systems) s.dispose();
    }
  });

  gpuTest('40 contexts do not share operands, and each has its own queue', async (gpu) => {
    using other = await createContext({ backend: 'gpu' });
    const [x, y] = [scalar(gpu, 1), scalar(other, 1)];
    expectRefusal(await rejectionOf(() => gpu.download(y)), { argument: 'source' }, /another context/);
    expectRefusal(await rejectionOf(() => gemm(other.queue, { ...one, A: x, B: y, C: y, beta: 1 })), { argument: 'A' });
  });

  gpuTest("41 the caller's own error scopes see nothing of ours, and we nothing of theirs", async (gpu) => {
    const { device } = gpu.gpu!;
    device.pushErrorScope('validation');
    const C = gpu.alloc('s', 1);
    await gemm(gpu.queue, { ...one, A: scalar(gpu, 2), B: scalar(gpu, 3), C });
    const download = gpu.download(C);
    device.createBuffer({ size: 16, usage: 3 }); // MAP_READ and MAP_WRITE exclude each other
    expect([...(await download)]).toEqual([6]);
    expect((await device.popErrorScope())?.message).toMatch(/usage/i);
    await gpu.queue.sync();
  });

  gpuTest('a thousand cycles of alloc, call and dispose leave as many buffers as one', async (gpu) => {
    const cycle = async (seed: number) => {
      const s = system(gpu, 24, seed);
      await s.solve(gpu.queue);
      await s.result();
      s.dispose();
    };
    await cycle(0);
    await cycle(1);
    const before = gpu.pool!.live;
    for (let k = 0; k < (full ? 50 : 10); k++) await cycle(k);
    for (let k = 0; k < 1000; k++) gpu.alloc('s', 300).dispose();
    expect(gpu.pool!.live - before).toBeLessThan(2);
  });
});
