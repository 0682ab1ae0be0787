// Batches with matrices that the kernels of batches do not take: one after the other, here from a small order on.
import { expect } from 'vitest';
import type { DeviceSyevBatch } from '../../../src/batched/eigen/eigenBatch.ts';
import { computeSyevBatch } from '../../../src/batched/eigen/syevBatched.hybrid.ts';
import { gpuTest } from '../../setup/contexts.ts';
import { changedElsewhere, type Layout, placeMatrices } from '../placed.ts';
import { errorOf, KINDS, planted } from './eigenSupport.ts';

const [MOST, N, COUNT] = [20, 24, 4];

gpuTest('matrices above an order are solved one after the other, wherever they lie', async (context) => {
  const { queue } = context;
  for (const layout of ['spaced', 'spaced rows', 'lists', 'ragged'] as const satisfies readonly Layout[]) {
    const orders = Array.from({ length: COUNT }, (_, b) => (layout === 'ragged' ? [N, 12, 21, 0][b]! : N));
    const members = orders.map((n, b) => (b === 1 ? planted(KINDS.random!(b, n), 3, Number.NaN) : KINDS.random!(b, n)));
    for (const jobz of ['v', 'n'] as const) {
      const A = placeMatrices(
        ...([context, layout, COUNT] as const),
        (b) => [orders[b]!, orders[b]!],
        (b, i, j) => (i >= j ? members[b]!.A[i + j * orders[b]!]! : -3e7),
      );
      const W = context.upload('s', new Float32Array(COUNT * (N + 1) + 3).fill(7));
      const starts = orders.map((_, b) => b * (N + 1));
      const lists = context.upload('i', Int32Array.of(...starts));
      const places = {
        ...(layout === 'lists' ? { offsets: { data: lists, off: 0, ld: 1 } } : {}),
        ...(layout === 'ragged' ? { places: starts } : {}),
      };
      const reports = context.upload('i', new Int32Array(2 * COUNT).fill(9));
      const f: DeviceSyevBatch = {
        ...{ jobz, uplo: 'l', n: N, count: COUNT, packedMost: MOST, A: A.mat },
        W: { data: W, off: 3, stride: layout.startsWith('spaced') ? N + 1 : 0, ...places },
        ...(layout === 'ragged' ? { sizes: { n: orders } } : {}),
        info: { data: reports, off: 0, ld: 1 },
        nonfinite: { data: reports, off: COUNT, ld: 1 },
      };
      await computeSyevBatch(queue, f);
      const [a, w, said] = [await A.read(), await context.download(W), [...(await context.download(reports))]];
      expect(said, `${layout} ${jobz}`).toEqual([0, orders[1], 0, 0, 0, 1, 0, 0]);
      const own = new Set<number>();
      for (const [b, n] of orders.entries()) {
        const values = w.subarray(3 + starts[b]!, 3 + starts[b]! + n);
        const Z = Float64Array.from({ length: n * n }, (_, k) => a[A.at(b, k % n, Math.floor(k / n))]!);
        for (let k = 0; jobz === 'v' && k < n * n; k++) own.add(A.at(b, k % n, Math.floor(k / n)));
        if (b === 1) expect(values.every(Number.isNaN) && (jobz === 'n' || Z.every(Number.isNaN))).toBe(true);
        else if (jobz === 'v') {
          const solution = { n, W: Float64Array.from(values), Z, info: 0, nonfinite: 0 };
          expect(errorOf('s', members[b]!, solution), `${layout} ${b}`).toBeLessThan(30);
        }
      }
      expect(changedElsewhere(A.before, a, own), layout).toBe(0);
      for (const X of [W, lists, reports]) X.dispose();
      A.dispose();
    }
  }
});
