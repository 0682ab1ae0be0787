// gemmGrouped on every backend: the case's sweep, sizes that a kernel has made, one launch, and a row's bits in every place.
import { describe, expect, it } from 'vitest';
import { gemm } from '../../../src/index.ts';
import { gemmGrouped, sgemmGrouped } from '../../../src/nn.ts';
import { gemmGroupedCase } from '../../../testing/cases/nn/grouped/gemmGrouped.ts';
import { complaints } from '../../../testing/lib/case.ts';
import { larger } from '../../../testing/lib/norms.ts';
import { sampled } from '../../lib/sampled.ts';
import { contexts } from '../../setup/contexts.ts';

describe.each(contexts.map((context) => [context.backend, context] as const))('on the %s backend', (_, context) => {
  const { queue } = context;

  it.each(['h', 's', 'd'] as const)('does the whole sweep in precision %s', async (prec) => {
    for (const problem of sampled(context, gemmGroupedCase.sweep, 1))
      expect(await complaints(context, gemmGroupedCase, problem, prec)).toEqual([]);
  });

  it('a group is a product of its own, and a row has the same bits in every place', async () => {
    const [groups, rows, features, depth] = [3, 9, 6, 11];
    const numbers = (length: number, seed: number) => Float32Array.from({ length }, (_, k) => Math.sin(seed + k * k));
    const data = numbers(rows * depth, 1);
    const [X, W] = [context.upload('s', data), context.upload('s', numbers(groups * features * depth, 2))];
    const [Y, Z, info] = [
      context.alloc('s', rows * features),
      context.alloc('s', rows * features),
      context.alloc('i', 1),
    ];
    const sizes = { groups, rows, features, depth };
    const counts = context.upload('i', Int32Array.of(4, 0, 5));
    await sgemmGrouped(queue, { ...sizes, counts, X, W, Y, info });
    const y = await context.download(Y);
    expect([...(await context.download(info))]).toEqual([0]);
    // Row-major matrices are column-major ones transposed.
    const call = { transA: 't', m: features, k: depth, lda: depth, ldb: depth, ldc: features } as const;
    await gemm(queue, { ...call, n: 4, A: W, B: X, C: Z });
    await gemm(queue, { ...call, n: 5, A: W.at(2 * features * depth), B: X.at(4 * depth), C: Z.at(4 * features) });
    const worst = (await context.download(Z)).reduce((most, z, k) => larger(Math.abs(z - y[k]!), most), 0);
    expect(worst).toBeLessThan(1e-5);
    // The last group alone, as the first of fewer.
    const [alone, one] = [context.alloc('s', 5 * features), context.upload('i', Int32Array.of(5))];
    const last = { X: X.at(4 * depth), W: W.at(2 * features * depth), Y: alone, info };
    await sgemmGrouped(queue, { ...sizes, groups: 1, rows: 5, counts: one, ...last });
    expect([...(await context.download(alone))]).toEqual([...y.slice(4 * features)]);
  });

  it('takes counts and info from one buffer, and does not wait for them', async () => {
    const both = context.upload('i', Int32Array.of(7, 1, 2));
    const [X, W] = [context.upload('s', Float32Array.of(1, 2, 3)), context.upload('s', Float32Array.of(10, 100))];
    const Y = context.upload('s', Float32Array.of(-1, -1, -1, -1));
    const sizes = { groups: 2, rows: 3, features: 1, depth: 1 };
    await gemmGrouped(queue, { ...sizes, counts: both.at(1), X, W, Y, info: both });
    expect([...(await context.download(Y))]).toEqual([10, 200, 300, -1]);
    expect([...(await context.download(both))]).toEqual([0, 1, 2]);
  });
});
