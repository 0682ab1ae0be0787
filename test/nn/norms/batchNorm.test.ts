// Batch normalization on every backend: the cases' sweeps, numbers by hand, gradients by differences, running statistics, and what is
// not finite.
import { describe, expect, it, test } from 'vitest';
import { batchNormGradientRef, batchNormRef } from '../../../src/nn/norms/batchNorm.ref.ts';
import { batchNormForward, sbatchNormBackward, sbatchNormForward } from '../../../src/nn.ts';
import { batchNormBackwardCase, batchNormForwardCase } from '../../../testing/cases/nn/norms/batchNorms.ts';
import { complaints } from '../../../testing/lib/case.ts';
import { expectRefusal, rejectionOf } from '../../lib/caught.ts';
import { sampled } from '../../lib/sampled.ts';
import { contexts } from '../../setup/contexts.ts';

const vector = (length: number, of: (k: number) => number) => ({
  data: Float64Array.from({ length }, (_, k) => of(k)),
  off: 0,
  ld: 1,
});

describe.each(['training', 'inference'] as const)('the gradients are what differences say, %s', (mode) => {
  test.each(['nhwc', 'nchw'] as const)('%s', (layout) => {
    const sizes = { mode, layout, images: 2, height: 2, width: 1, channels: 3 };
    const X = vector(12, (k) => Math.sin(k * k));
    const [gamma, beta] = [vector(3, (c) => 1 + c / 3), vector(3, (c) => c)];
    const dY = vector(12, (k) => Math.cos(3 * k));
    const loss = (stats: object = {}): number => {
      const Y = vector(12, () => 0);
      const running = { runningMean: vector(3, (c) => c / 4), runningVar: vector(3, (c) => 1 + c) };
      batchNormRef({ ...sizes, epsilon: 1e-3, momentum: 0.5 }, { X, gamma, beta, ...running, Y, ...stats });
      return Y.data.reduce((sum, y, k) => sum + y * dY.data[k]!, 0);
    };
    const [mean, rstd] = [vector(3, () => 0), vector(3, () => 0)];
    loss({ mean, rstd });
    const [dX, dGamma, dBeta] = [vector(12, () => 0), vector(3, () => 0), vector(3, () => 0)];
    batchNormGradientRef(sizes, { X, dY, gamma, mean, rstd, dX, dGamma, dBeta });
    const h = 1e-6;
    for (const [x, dx] of [
      [X, dX],
      [gamma, dGamma],
      [beta, dBeta],
    ] as const) {
      for (let k = 0; k < x.data.length; k++) {
        const value = x.data[k]!;
        const at = (y: number): number => {
          x.data[k] = y;
          return loss();
        };
        const slope = (at(value + h) - at(value - h)) / (2 * h);
        x.data[k] = value;
        expect(Math.abs(slope - dx.data[k]!)).toBeLessThan(1e-7);
      }
    }
  });
});

describe.each(contexts.map((context) => [context.backend, context] as const))('on the %s backend', (_, context) => {
  const { queue } = context;
  const upload = (...values: readonly number[]) => context.upload('s', Float32Array.from(values));
  const read = async (buffer: ReturnType<typeof upload>) => [...(await context.download(buffer))];

  describe.each([batchNormForwardCase, batchNormBackwardCase].map((c) => [c.spec.name, c] as const))('%s', (_n, c) => {
    it.each(['h', 's', 'd'] as const)('does the whole sweep in precision %s', async (prec) => {
      for (const problem of sampled(context, c.sweep, 2))
        expect(await complaints(context, c, problem, prec)).toEqual([]);
    });
  });

  it('numbers by hand: running statistics, and NaN, which spoils its channel alone', async () => {
    // Channels last: 1 2 3 4, four times 7, and one with NaN.
    const X = upload(1, 7, 0, 2, 7, Number.NaN, 3, 7, 0, 4, 7, 0);
    const [Y, mean, rstd] = [context.alloc('s', 12), context.alloc('s', 3), context.alloc('s', 3)];
    const [runningMean, runningVar] = [upload(10, 10, 10), upload(1, 1, 1)];
    const sizes = { images: 2, height: 1, width: 2, channels: 3 } as const;
    const call = { mode: 'training', ...sizes, X, epsilon: 0.75, runningMean, runningVar, Y, mean, rstd } as const;
    await sbatchNormForward(queue, { ...call, momentum: 0.5 });
    const y = await read(Y);
    for (const [k, should] of [-1.5, -0.5, 0.5, 1.5].entries()) {
      expect(Math.abs(y[3 * k]! - should / Math.sqrt(2))).toBeLessThan(1e-6);
      expect([y[3 * k + 1], y[3 * k + 2]]).toEqual([0, Number.NaN]);
    }
    expect(await read(mean)).toEqual([2.5, 7, Number.NaN]);
    expect(await read(runningMean)).toEqual([6.25, 8.5, Number.NaN]);
    const [first, ...rest] = await read(runningVar);
    expect(Math.abs(first! - (1 + 5 / 3) / 2)).toBeLessThan(1e-6);
    expect(rest).toEqual([0.5, Number.NaN]);
    // Momentum 1 does not read what was there.
    await sbatchNormForward(queue, { ...call, X: upload(1, 7, 0, 2, 7, 0, 3, 7, 0, 4, 7, 0), momentum: 1 });
    expect(await read(runningMean)).toEqual([2.5, 7, 0]);
    // By the running statistics: variance 5/3, and what they are stays.
    const before = await read(runningVar);
    await batchNormForward(queue, { ...call, mode: 'inference', epsilon: 1 });
    expect(Math.abs((await read(Y))[0]! + 1.5 / Math.sqrt(8 / 3))).toBeLessThan(1e-6);
    expect(await read(runningVar)).toEqual(before);
  });

  it('variances of large numbers that differ little are right', async () => {
    const n = 4096;
    const X = context.upload(
      's',
      Float32Array.from({ length: n }, (_, k) => 4096 + (k % 2)),
    );
    const [Y, rstd] = [context.alloc('s', n), context.alloc('s', 1)];
    const sizes = { images: 1, height: 64, width: 64, channels: 1 } as const;
    await sbatchNormForward(queue, { mode: 'training', ...sizes, X, epsilon: 0, Y, rstd });
    expect(Math.abs((await read(rstd))[0]! - 2)).toBeLessThan(1e-3);
  });

  // In fours along memory and not, no lengths powers of two. On the CPU a mean has the error of a sum in doubles.
  it.runIf(context.gpu !== undefined).each([
    { layout: 'nhwc', channels: 3 },
    { layout: 'nhwc', channels: 4 },
    { layout: 'nchw', channels: 2, width: 12 },
  ] as const)(
    'equal numbers have exactly their mean and no variance, near the end of the range too: %o',
    async (of) => {
      const sizes = { images: 3, height: 7, width: 11, ...of };
      const n = 3 * 7 * sizes.width * sizes.channels;
      const [mean, rstd, Y] = [context.alloc('s', of.channels), context.alloc('s', of.channels), context.alloc('s', n)];
      for (const value of [0.1, 3e38]) {
        const X = context.upload('s', new Float32Array(n).fill(value));
        await sbatchNormForward(queue, { mode: 'training', ...sizes, X, epsilon: 0.25, Y, mean, rstd });
        expect(new Set(await read(mean))).toEqual(new Set([Math.fround(value)]));
        expect(new Set(await read(rstd))).toEqual(new Set([2]));
        expect(new Set(await read(Y))).toEqual(new Set([0]));
      }
    },
  );

  it('without elements the gradients of factors and summands are zero', async () => {
    const [dGamma, dBeta, stats] = [upload(1, 2), upload(3, 4), upload(1, 1)];
    const nothing = context.alloc('s', 0);
    const sizes = { mode: 'training', images: 0, height: 1, width: 1, channels: 2 } as const;
    const operands = { X: nothing, dY: nothing, mean: stats, rstd: stats, dX: nothing };
    await sbatchNormBackward(queue, { ...sizes, ...operands, dGamma, dBeta });
    expect([await read(dGamma), await read(dBeta)]).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });

  it('inference without statistics is refused', async () => {
    const [X, Y, runningMean] = [upload(1), upload(1), upload(0)];
    const sizes = { mode: 'inference', images: 1, height: 1, width: 1, channels: 1 } as const;
    expectRefusal(await rejectionOf(() => batchNormForward(queue, { ...sizes, X, Y, runningMean })), {
      argument: 'runningVar',
      position: 11,
    });
  });
});
