// trsm of doubles on the GPU with so many right-hand sides that the blocks on the diagonal are inverted.
import { describe, expect } from 'vitest';
import type { Diag, Side, Trans, Uplo } from '../../src/core/matrix.ts';
import { trsm } from '../../src/index.ts';
import { mulberry32, signed } from '../lib/rng.ts';
import { some } from '../lib/sampled.ts';
import { cpu, doubles, gpuTest } from '../setup/contexts.ts';

const [ORDER, MANY] = [67, 1024];
const WAYS = (['l', 'r'] as const).flatMap((side) =>
  (['l', 'u'] as const).flatMap((uplo) =>
    (['n', 't'] as const).flatMap((transA) => (['n', 'u'] as const).map((diag) => ({ side, uplo, transA, diag }))),
  ),
);

describe('trsm of many doubles on the GPU', () => {
  gpuTest('multiplies by inverted blocks', async () => {
    const rng = mulberry32(5);
    const a = Float64Array.from({ length: ORDER * ORDER }, () => signed(rng) / 16);
    for (let j = 0; j < ORDER; j++) a[j * (ORDER + 1)] = 1 + rng();
    const b = Float64Array.from({ length: ORDER * MANY }, () => signed(rng));
    const solve = async (context: typeof cpu, way: { side: Side; uplo: Uplo; transA: Trans; diag: Diag }) => {
      const [m, n] = way.side === 'l' ? [ORDER, MANY] : [MANY, ORDER];
      const [A, B] = [context.upload('d', a), context.upload('d', b)];
      await trsm(context, { ...way, m, n, alpha: 0.7, A, lda: ORDER, B, ldb: m });
      const X = await context.download(B);
      A.dispose();
      B.dispose();
      return X;
    };
    const context = await doubles();
    for (const way of some(WAYS, 2)) {
      context.queue.trace.length = 0;
      const [found, expected] = [await solve(context, way), await solve(cpu, way)];
      const error = found.reduce((most, x, i) => Math.max(most, Math.abs(x - expected[i]!)), 0);
      expect(error, JSON.stringify(way)).toBeLessThan(1e-13);
      expect(context.queue.trace[0]!.why).toContain('inverted');
    }
  });
});
