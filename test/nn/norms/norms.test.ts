// Layer and RMS normalization on every backend: the cases' sweeps, what is not finite, and gradients by differences.
import { describe, expect, it, test } from 'vitest';
import { normGradientRef, normRef } from '../../../src/nn/norms/norm.ref.ts';
import { rmsNormForward, slayerNormForward } from '../../../src/nn.ts';
import {
  layerNormBackwardCase,
  layerNormForwardCase,
  rmsNormBackwardCase,
  rmsNormForwardCase,
} from '../../../testing/cases/nn/norms/norms.ts';
import { ALIGNED } from '../../../testing/lib/calls.ts';
import { complaints } from '../../../testing/lib/case.ts';
import { sampled, some } from '../../lib/sampled.ts';
import { contexts } from '../../setup/contexts.ts';

const cases = [layerNormForwardCase, layerNormBackwardCase, rmsNormForwardCase, rmsNormBackwardCase];

test.each([true, false])('the gradients are what differences say, centered: %s', (centered) => {
  const [m, n] = [4, 3];
  const column = (length: number, of: (k: number) => number, ld = length) => ({
    data: Float64Array.from({ length }, (_, k) => of(k)),
    off: 0,
    ld,
  });
  const given = {
    X: column(m * n, (k) => Math.sin(k * k), m),
    gamma: column(m, (k) => 1 + k / 3),
    beta: column(m, (k) => k),
  };
  const dY = column(m * n, (k) => Math.cos(3 * k), m);
  const saved = { mean: column(n, () => 0), rstd: column(n, () => 0) };
  const loss = (): number => {
    const Y = column(m * n, () => 0, m);
    normRef(m, n, 1e-3, centered, { ...given, Y, ...saved });
    return Y.data.reduce((sum, y, k) => sum + y * dY.data[k]!, 0);
  };
  loss();
  const [dX, dGamma, dBeta] = [column(m * n, () => 0, m), column(m, () => 0), column(m, () => 0)];
  const mean = centered ? { mean: { ...saved.mean, data: saved.mean.data.slice() } } : {};
  const rstd = { ...saved.rstd, data: saved.rstd.data.slice() };
  normGradientRef(m, n, { X: given.X, gamma: given.gamma, dY, ...mean, rstd, dX, dGamma, dBeta });
  const h = 1e-6;
  for (const [x, dx] of [
    [given.X, dX],
    [given.gamma, dGamma],
    [given.beta, dBeta],
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

describe.each(contexts.map((context) => [context.backend, context] as const))('on the %s backend', (_, context) => {
  describe.each(cases.map((c) => [c.spec.name, c] as const))('%s', (_name, c) => {
    it.each(['h', 's', 'd'] as const)('does the whole sweep in precision %s', async (prec) => {
      for (const problem of sampled(context, c.sweep, 2))
        expect(await complaints(context, c, problem, prec)).toEqual([]);
    });
  });

  it('columns of vectors, of all lengths that differ in how they are held', async () => {
    for (const c of [layerNormForwardCase, rmsNormForwardCase])
      for (const m of some([4, 36, 128, 260, 1024, 1300, 4096, 8192, 16384, 16388], 2))
        expect(await complaints(context, c, { m, n: 3, layout: ALIGNED }, 's')).toEqual([]);
  });

  it('numbers by hand, constant columns, and NaN, which spoils its column alone', async () => {
    const X = context.upload('s', Float32Array.of(1, 2, 3, 4, 7, 7, 7, 7, Number.NaN, 0, 0, 0));
    const [Y, mean, rstd] = [context.alloc('s', 12), context.alloc('s', 3), context.alloc('s', 3)];
    const sizes = { m: 4, n: 3, X, ldx: 4, Y, ldy: 4 };
    await slayerNormForward(context.queue, { ...sizes, epsilon: 0.75, mean, rstd });
    const y = [...(await context.download(Y))];
    for (const [k, should] of [-1.5, -0.5, 0.5, 1.5].entries())
      expect(Math.abs(y[k]! - should / Math.sqrt(2))).toBeLessThan(1e-6);
    expect(y.slice(4)).toEqual([0, 0, 0, 0, Number.NaN, Number.NaN, Number.NaN, Number.NaN]);
    expect([...(await context.download(mean))]).toEqual([2.5, 7, Number.NaN]);
    await rmsNormForward(context.queue, { ...sizes, epsilon: 0 });
    const first = [...(await context.download(Y))];
    for (const [k, x] of [1, 2, 3, 4].entries()) expect(Math.abs(first[k]! - x / Math.sqrt(7.5))).toBeLessThan(1e-6);
    expect(first.map(Number.isNaN).slice(4)).toEqual([false, false, false, false, true, true, true, true]);
  });
});
