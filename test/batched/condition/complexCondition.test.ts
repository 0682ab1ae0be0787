// Condition numbers of batches of complex matrices: the cases on every backend, the same bits alone and in company, a NaN in one part,
// zeros on the diagonal, and a matrix of which only the imaginary parts say something.
import { describe, expect, it } from 'vitest';
import { cgeconStridedBatched, cpoconStridedBatched } from '../../../src/index.ts';
import { geconBatchedCases, poconBatchedCases } from '../../../testing/cases/batched/condition/conditionBatched.ts';
import { type Case, complaints } from '../../../testing/lib/case.ts';
import { some } from '../../lib/sampled.ts';
import { contexts, cpu } from '../../setup/contexts.ts';
import { noise } from '../placed.ts';

const CASES = [geconBatchedCases, poconBatchedCases].flatMap((forms) =>
  Object.values(forms),
) as unknown as readonly Case[];

describe.each(contexts.map((context) => [context.backend, context] as const))('on the %s backend', (_, context) => {
  const { queue } = context;

  it.each(CASES.map((c) => [c.spec.name, c] as const))('%s', async (_name, c) => {
    for (const problem of some(c.sweep, context.gpu?.software ? 2 : 10))
      for (const prec of context === cpu ? (['c', 'z'] as const) : (['c'] as const))
        expect(await complaints(context, c, problem, prec), JSON.stringify(problem)).toEqual([]);
    expect(queue.trace.at(-1)!.backend).toBe(context.backend);
  });

  it('bad factors beside good ones, which have the same bits as alone', async () => {
    const [n, count] = [5, 4];
    const value = (b: number, k: number): number =>
      noise(b, k % 64, Math.floor(k / 64)) + (k % (2 * (n + 1)) === 0 ? 3 : 0);
    const host = Float32Array.from({ length: 2 * n * n * count }, (_, k) =>
      value(Math.floor(k / (2 * n * n)), k % (2 * n * n)),
    );
    host[2 * (n * n + 2 + 3 * n) + 1] = Number.NaN; // U(2, 3) of the second, its imaginary part
    for (const part of [0, 1]) host[2 * (2 * n * n + 3 * (n + 1)) + part] = 0; // U(3, 3) of the third
    const estimates = async (x: Float32Array): Promise<number[]> => {
      const batchCount = x.length / (2 * n * n);
      const A = context.upload('c', x);
      const [anorm, rcond] = [
        context.upload('s', new Float32Array(batchCount).fill(4)),
        context.alloc('s', batchCount),
      ];
      await cgeconStridedBatched(queue, { norm: 'i', n, A, lda: n, strideA: n * n, anorm, rcond, batchCount });
      return [...(await context.download(rcond))];
    };
    const all = await estimates(host);
    const alone = await Promise.all([0, 3].map((b) => estimates(host.slice(2 * b * n * n, 2 * (b + 1) * n * n))));
    expect(all).toEqual([alone[0]![0], Number.NaN, 0, alone[1]![0]]);
    expect(all[0]! > 1e-3 && all[0]! < 1).toBe(true);
  });

  it('looks at imaginary parts', async () => {
    // L = U^H of both: [2 0; i 2], so that A = [4 -2i; 2i 5], whose 1-norm is 7, and that of its inverse 7/16.
    for (const [uplo, factor] of [
      ['l', [2, 0, 0, 1, 9, 9, 2, 0]],
      ['u', [2, 0, 9, 9, 0, -1, 2, 0]],
    ] as const) {
      const A = context.upload('c', Float32Array.from(factor));
      const [anorm, rcond] = [context.upload('s', Float32Array.of(7)), context.alloc('s', 1)];
      await cpoconStridedBatched(queue, { uplo, n: 2, A, lda: 2, strideA: 4, anorm, rcond, batchCount: 1 });
      expect((await context.download(rcond))[0]).toBeCloseTo(16 / 49, 5);
    }
  });
});
