// poolForward and poolBackward on every backend: the cases' sweeps, a chain of layers by hand, NaN, and empty windows.
import { describe, expect, it } from 'vitest';
import { sactivationForward, spoolBackward, spoolForward, ssoftmaxForward } from '../../../src/nn.ts';
import { poolBackwardCase, poolForwardCase } from '../../../testing/cases/nn/pooling/pooling.ts';
import { complaints } from '../../../testing/lib/case.ts';
import { sampled } from '../../lib/sampled.ts';
import { contexts } from '../../setup/contexts.ts';

const [inf, nan] = [Number.POSITIVE_INFINITY, Number.NaN];

describe.each(contexts.map((context) => [context.backend, context] as const))('on the %s backend', (_, context) => {
  const { queue } = context;
  const upload = (...values: readonly number[]) => context.upload('s', Float32Array.from(values));

  it.each(['h', 's', 'd'] as const)('does the whole sweeps in precision %s', async (prec) => {
    for (const problem of sampled(context, poolForwardCase.sweep, 2))
      expect(await complaints(context, poolForwardCase, problem, prec)).toEqual([]);
    for (const problem of sampled(context, poolBackwardCase.sweep, 2))
      expect(await complaints(context, poolBackwardCase, problem, prec)).toEqual([]);
  });

  it('a chain: relu, the largest of 2 x 2 pixels, channels first, softmax', async () => {
    const X = upload(-2, 7, 1, 1, 4, -7, 1, 6, 9, -8, 6, -6, 2, -7, 1, -4, 2, -8);
    const [relu, pooled, shares] = [context.alloc('s', 18), context.alloc('s', 8), context.alloc('s', 8)];
    await sactivationForward(queue, { kind: 'relu', n: 18, X, Y: relu });
    const image = { images: 1, height: 3, width: 3, channels: 2, windowHeight: 2, windowWidth: 2 };
    await spoolForward(queue, { kind: 'max', ...image, X: relu, Y: pooled });
    expect([...(await context.download(pooled))]).toEqual([9, 7, 9, 1, 9, 6, 9, 0]);
    const first = upload(9, 9, 9, 9, 7, 1, 6, 0);
    await ssoftmaxForward(queue, { m: 8, n: 1, X: first, ldx: 8, Y: shares, ldy: 8 });
    const should = [0.23891544, 0.23891544, 0.23891544, 0.23891544, 0.032333687, 8.0147205e-5, 0.0118949, 2.9484507e-5];
    for (const [k, share] of (await context.download(shares)).entries())
      expect(Math.abs(share / should[k]! - 1)).toBeLessThan(2e-6);
  });

  it('NaN of a window, and windows with nothing of the image', async () => {
    const line = { images: 1, height: 1, width: 4, channels: 1, windowHeight: 1, windowWidth: 2 };
    const Y = context.alloc('s', 7);
    const padded = { ...line, padLeft: 2, padRight: 2, X: upload(1, nan, -inf, -inf), Y };
    await spoolForward(queue, { kind: 'max', ...padded });
    expect([...(await context.download(Y))]).toEqual([-inf, 1, nan, nan, -inf, -inf, -inf]);
    await spoolForward(queue, { kind: 'avg', ...padded });
    expect([...(await context.download(Y))]).toEqual([0, 1, nan, nan, -inf, -inf, 0]);
    await spoolForward(queue, { kind: 'avgPadded', ...padded });
    expect([...(await context.download(Y))]).toEqual([0, 0.5, nan, nan, -inf, -inf, 0]);
    const dX = context.alloc('s', 4);
    await spoolBackward(queue, { kind: 'max', ...line, X: padded.X, dY: upload(1, 10, 100), dX });
    expect([...(await context.download(dX))]).toEqual([0, 11, 100, 0]);
  });

  it('without windows the gradient is zero', async () => {
    const dX = upload(1, 2);
    const call = { images: 1, height: 1, width: 2, channels: 1, windowHeight: 2, windowWidth: 1 };
    await spoolBackward(queue, { kind: 'avg', ...call, dY: context.alloc('s', 0), dX });
    expect([...(await context.download(dX))]).toEqual([0, 0]);
  });
});
