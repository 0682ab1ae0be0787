// GELS of a batch copies its matrices to factor them together: not more of them at a time than some megabytes hold, however large each is.
import { expect, test, vi } from 'vitest';
import { engine } from '../../src/engine/engine.ts';
import { dgelsStridedBatched } from '../../src/index.ts';
import { mulberry32, signed } from '../lib/rng.ts';
import { cpu } from '../setup/contexts.ts';

test('gels of many matrices takes workspace for some of them, and solves those of all pieces', async () => {
  const [m, n, batchCount] = [256, 200, 60];
  const rng = mulberry32(11);
  const values = Float64Array.from({ length: m * n }, () => signed(rng));
  const sums = new Float64Array(m);
  for (let e = 0; e < m * n; e++) sums[e % m]! += values[e]!;
  const [A, B, info] = [cpu.upload('d', values), cpu.alloc('d', m * batchCount), cpu.alloc('i', batchCount)];
  // A_b x = (b + 1) A_b (1, ..., 1), one matrix for all.
  const right = Float64Array.from({ length: m * batchCount }, (_, e) => sums[e % m]! * (Math.floor(e / m) + 1));
  cpu.write(B, right);
  const taken = vi.spyOn(engine()!.heap, 'take');
  try {
    const each = { trans: 'n', m, n, nrhs: 1, A, lda: m, strideA: 0, B, ldb: m, strideB: m, info, batchCount } as const;
    await dgelsStridedBatched(cpu.queue, each);
    // All copies would be 25 MB.
    expect(Math.max(...taken.mock.calls.map(([bytes]) => bytes))).toBeLessThan(18e6);
  } finally {
    taken.mockRestore();
  }
  const x = await cpu.download(B);
  const worst = Math.max(
    ...Array.from({ length: n * batchCount }, (_, k) => {
      const b = Math.floor(k / n);
      return Math.abs(x[b * m + (k % n)]! / (b + 1) - 1);
    }),
  );
  expect(worst).toBeLessThan(1e-11);
  expect((await cpu.download(info)).every((said) => said === 0)).toBe(true);
  for (const buffer of [A, B, info]) buffer.dispose();
});
