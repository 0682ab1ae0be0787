// The kernel of eigenproblems of order 8 at most: staged or not, by columns or rows, either triangle, W in A's buffer, the same bits.
import { expect } from 'vitest';
import { enqueueSyevBatch } from '../../../src/batched/eigen/syevBatched.gpu.ts';
import { tinyRules } from '../../../src/batched/eigen/syevSmall.kernels.ts';
import type { Context } from '../../../src/runtime/context.ts';
import { some } from '../../lib/sampled.ts';
import { gpuTest } from '../../setup/contexts.ts';
import { changedElsewhere, type Layout, noise, placeMatrices } from '../placed.ts';
import { errorOf } from './eigenSupport.ts';

const COUNT = 35;

interface Way {
  readonly layout: Layout;
  readonly force?: string;
  readonly jobz: 'v' | 'n';
  readonly uplo: 'l' | 'u';
  readonly inA?: boolean;
}

const symmetric = (b: number, i: number, j: number): number =>
  Math.fround(noise(b, Math.max(i, j), Math.min(i, j)) * 10 ** (b % 5));

async function solved(context: Context, n: number, { layout, force, jobz, uplo, inA = false }: Way) {
  const isStored = (i: number, j: number): boolean => i === j || i > j === (uplo === 'l');
  // With W behind the matrices in their buffer there is one more of them.
  const A = placeMatrices(
    context,
    layout,
    COUNT + (inA ? 1 : 0) * Math.ceil((COUNT * n) / (n * n)),
    () => [n, n],
    (b, i, j) => (isStored(i, j) ? symmetric(b, i, j) : -5e8),
  );
  const stride = inA ? n : n + 1;
  const first = inA ? A.at(COUNT, 0, 0) : 2;
  const W = inA ? A.mat.data : context.upload('s', new Float32Array(COUNT * stride + 4).fill(7));
  const reports = context.upload('i', new Int32Array(2 * COUNT).fill(9));
  enqueueSyevBatch(context.queue, {
    ...{ jobz, uplo, n, count: COUNT, A: A.mat, W: { data: W, off: first, stride } },
    info: { data: reports, off: COUNT, ld: 1 },
    ...(force === undefined ? {} : { force }),
  });
  const [a, w, info] = await Promise.all([A.read(), context.download(W), context.download(reports)]);
  expect([...info]).toEqual([...new Array(COUNT).fill(9), ...new Array(COUNT).fill(0)]);
  const own = new Set<number>();
  if (jobz === 'v')
    for (let b = 0; b < COUNT; b++) for (let i = 0; i < n; i++) for (let j = 0; j < n; j++) own.add(A.at(b, i, j));
  if (inA) for (let k = 0; k < COUNT * n; k++) own.add(first + k);
  expect(changedElsewhere(A.before, a, own), `${layout} ${force} ${jobz}`).toBe(0);
  const solutions = Array.from({ length: COUNT }, (_, b) => ({
    n,
    W: Float64Array.from({ length: n }, (_, k) => w[first + b * stride + k]!),
    Z: Float64Array.from({ length: n * n }, (_, k) => a[A.at(b, k % n, Math.floor(k / n))]!),
    ...{ info: 0, nonfinite: 0 },
  }));
  A.dispose();
  if (!inA) W.dispose();
  reports.dispose();
  return solutions;
}

const bits = (solutions: Awaited<ReturnType<typeof solved>>): string[] =>
  solutions.map(({ W, Z }) => `${W.join()} ${Z.join()}`);

gpuTest('every way to reach the matrices gives the same bits, which are right', async (context) => {
  for (const n of some([1, 2, 3, 4, 5, 6, 7, 8], 2)) {
    const plain = await solved(context, n, { layout: 'spaced', jobz: 'v', uplo: 'l' });
    for (const [b, one] of plain.entries()) {
      const A = Float64Array.from({ length: n * n }, (_, k) => symmetric(b, k % n, Math.floor(k / n)));
      expect(errorOf('s', { n, A }, one), `${b} of order ${n}`).toBeLessThan(15);
    }
    const ways = tinyRules.flatMap(({ name: force }) =>
      (['packed', 'packed rows'] as const).flatMap((layout) =>
        (['l', 'u'] as const).map((uplo): Way => ({ layout, force, jobz: 'v', uplo })),
      ),
    );
    const inA: Way = { layout: 'packed', jobz: 'v', uplo: 'l', inA: true };
    for (const way of some([...ways, inA], 3)) expect(bits(await solved(context, n, way))).toEqual(bits(plain));
    for (const force of ['staged', 'direct']) {
      const alone = await solved(context, n, { layout: 'packed', force, jobz: 'n', uplo: 'u' });
      expect(alone.map(({ W }) => W.join())).toEqual(plain.map(({ W }) => W.join()));
    }
  }
});

gpuTest('only packed matrices are staged', async (context) => {
  await expect(solved(context, 3, { layout: 'spaced', force: 'staged', jobz: 'v', uplo: 'l' })).rejects.toThrow(
    /packed/,
  );
});
