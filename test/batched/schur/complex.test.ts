// GEEV and GEHRD of batches of complex matrices, which the CPU computes on any context: the cases' sweeps in every form, orders on both
// sides of where the engine takes over, and data that is not finite.
import { describe, expect, it } from 'vitest';
import { cgeevStridedBatched, zgeevStridedBatched } from '../../../src/index.ts';
import { geevBatchedCases } from '../../../testing/cases/batched/schur/geevBatched.ts';
import { gehrdBatchedCases } from '../../../testing/cases/batched/schur/gehrdBatched.ts';
import { type Case, complaints } from '../../../testing/lib/case.ts';
import { mulberry32, signed } from '../../lib/rng.ts';
import { some } from '../../lib/sampled.ts';
import { contexts, cpu } from '../../setup/contexts.ts';

const cases = [geevBatchedCases, gehrdBatchedCases].flatMap((forms) => Object.values(forms)) as unknown as Case[];

describe.each(['c', 'z'] as const)('precision %s', (prec) => {
  it.each(cases.map((c) => [c.spec.name, c] as const))('%s', async (_, c) => {
    for (const context of contexts) {
      for (const problem of some(c.sweep, context === cpu ? 6 : 2))
        expect(await complaints(context, c, problem, prec)).toEqual([]);
      expect(context.queue.trace.at(-1)).toMatchObject({ backend: 'cpu' });
    }
  });
});

it('a matrix has the same bits alone and in company, and one that is not finite says so', async () => {
  const [n, count] = [20, 3];
  const rng = mulberry32(3);
  const values = new Float64Array(2 * n * n * count).map(() => signed(rng));
  // An imaginary part of the second one
  values[2 * n * n + 41] = Number.NaN;
  const solve = async (data: Float64Array) => {
    const batchCount = data.length / (2 * n * n);
    const [A, W] = [cpu.upload('z', data), cpu.alloc('z', n * batchCount)];
    const [info, nonfinite] = [cpu.alloc('i', batchCount), cpu.alloc('i', batchCount)];
    const each = { lda: n, strideA: n * n, strideW: n, batchCount };
    await zgeevStridedBatched(cpu.queue, { jobvl: 'n', jobvr: 'n', n, A, W, info, nonfinite, ...each });
    const found = [
      await cpu.download(W),
      [...(await cpu.download(info))],
      [...(await cpu.download(nonfinite))],
    ] as const;
    for (const buffer of [A, W, info, nonfinite]) buffer.dispose();
    return found;
  };
  const [all, infos, flags] = await solve(values);
  expect([infos, flags]).toEqual([
    [0, n, 0],
    [0, 1, 0],
  ]);
  expect(all.subarray(2 * n, 4 * n).every(Number.isNaN)).toBe(true);
  for (const b of [0, 2]) {
    const [own] = await solve(values.slice(2 * b * n * n, 2 * (b + 1) * n * n));
    expect(own).toEqual(all.slice(2 * b * n, 2 * (b + 1) * n));
  }
});

it('WR and WI are not there, and W must be', async () => {
  const [A, W, info] = [cpu.alloc('c', 4), cpu.alloc('c', 2), cpu.alloc('i', 1)];
  const each = { jobvl: 'n', jobvr: 'n', n: 2, A, lda: 2, strideA: 4, info, batchCount: 1 } as const;
  await expect(async () => cgeevStridedBatched(cpu.queue, each)).rejects.toMatchObject({ argument: 'W' });
  const both = { ...each, W, strideW: 2, WR: W };
  await expect(async () => cgeevStridedBatched(cpu.queue, both)).rejects.toMatchObject({ argument: 'WR' });
  for (const buffer of [A, W, info]) buffer.dispose();
});
