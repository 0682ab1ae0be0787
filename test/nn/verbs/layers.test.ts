// Norms, pooling and recurrent layers on ndarrays against their formulas, and what is refused.
import { describe, expect, it, test } from 'vitest';
import { ndarray } from '../../../src/linalg/index.ts';
import {
  avgPool2d,
  batchNorm,
  batchNormGrad,
  batchNormTrain,
  conv2dGrad,
  gru,
  layerNorm,
  layerNormGrad,
  lstm,
  lstmGrad,
  maxPool2d,
  rmsNorm,
} from '../../../src/nn.ts';
import { larger } from '../../../testing/lib/norms.ts';
import { expectRefusal, rejectionOf } from '../../lib/caught.ts';
import { contexts } from '../../setup/contexts.ts';

const near = (found: ArrayLike<number>, should: readonly number[], bound: number): void => {
  expect(found.length).toBe(should.length);
  const worst = should.reduce((most, x, k) => larger(Math.abs(found[k]! - x), most), 0);
  expect(worst).toBeLessThan(bound);
};

describe.each(contexts.map((context) => [context.backend, context] as const))('on the %s backend', (_, context) => {
  const x = ndarray(
    Float32Array.from({ length: 24 }, (_, k) => Math.sin(k * k)),
    [2, 3, 4],
  );

  it('rows are normalized, and channels', async () => {
    const [gamma, beta] = [Float32Array.of(1, 2, 3, 4), Float32Array.of(4, 3, 2, 1)];
    const options = { context, epsilon: 0.5 };
    const expected = (key: (k: number) => number, centered: boolean, shifted: boolean): number[] => {
      const values = [...x.data];
      return values.map((value, k) => {
        const own = values.filter((_, l) => key(l) === key(k));
        const mean = centered ? own.reduce((sum, y) => sum + y, 0) / own.length : 0;
        const variance = own.reduce((sum, y) => sum + (y - mean) ** 2, 0) / own.length;
        const y = (value - mean) / Math.sqrt(variance + 0.5);
        return y * gamma[k % 4]! + (shifted ? beta[k % 4]! : 0);
      });
    };
    near(
      (await layerNorm(x, gamma, beta, options)).data,
      expected((k) => k >> 2, true, true),
      1e-5,
    );
    near(
      (await rmsNorm(x, gamma, options)).data,
      expected((k) => k >> 2, false, false),
      1e-5,
    );
    const { y, mean, variance } = await batchNormTrain(x, gamma, beta, options);
    near(
      y.data,
      expected((k) => k % 4, true, true),
      1e-5,
    );
    near((await batchNorm(x, mean, variance, gamma, beta, options)).data, [...y.data], 1e-5);
    // Channels in another place are the same numbers.
    const turned = await batchNormTrain(x.transpose(0, 2, 1), gamma, beta, { ...options, layout: 'nchw' });
    expect(turned.y.shape).toEqual([2, 4, 3]);
    for (let k = 0; k < 24; k++)
      expect(Math.abs(turned.y.get(Math.floor(k / 12), k % 4, (k >> 2) % 3) - y.data[k]!)).toBeLessThan(1e-5);
    const none = await batchNormTrain(ndarray(new Float32Array(0), [0, 3]), undefined, undefined, { context });
    expect([none.y.shape, [...none.mean.data], [...none.variance.data]]).toEqual([
      [0, 3],
      [0, 0, 0],
      [0, 0, 0],
    ]);
  });

  it('windows side by side, and in both layouts', async () => {
    const image = ndarray(
      Float32Array.from({ length: 40 }, (_, k) => (k * 7) % 11),
      [1, 4, 5, 2],
    );
    const first = await maxPool2d(image, [2, 3], { context, ceil: true });
    const mean = await avgPool2d(image, [2, 3], { context, ceil: true });
    expect(first.shape).toEqual([1, 2, 2, 2]);
    const turned = await maxPool2d(image.transpose(0, 3, 1, 2), [2, 3], { context, ceil: true, layout: 'nchw' });
    for (let k = 0; k < 8; k++) {
      const [y, x, c] = [k >> 2, (k >> 1) % 2, k % 2] as const;
      const window: number[] = [];
      for (let i = 2 * y; i < 2 * y + 2; i++)
        for (let j = 3 * x; j < Math.min(5, 3 * x + 3); j++) window.push(image.get(0, i, j, c));
      expect(first.get(0, y, x, c)).toBe(Math.max(...window));
      expect(turned.get(0, c, y, x)).toBe(Math.max(...window));
      expect(Math.abs(mean.get(0, y, x, c) - window.reduce((sum, e) => sum + e, 0) / window.length)).toBeLessThan(1e-5);
    }
    const padded = await avgPool2d([[[[4]]]], [1, 2], { context, pads: [0, 0, 1, 0], countPadded: true });
    expect([...padded.data]).toEqual([2]);
  });

  it('an LSTM by worked numbers, and its gradient', async () => {
    const rows = (...numbers: readonly number[]) => numbers.map((value) => [value]);
    const w = [
      [0.45, 0.25],
      [0.95, 0.8],
      [0.7, 0.45],
      [0.6, 0.4],
    ];
    const sequence = [[[1, 2]], [[0.5, 3]]];
    const u = rows(0.15, 0.8, 0.1, 0.25);
    const options = { context, order: 'gifo', b: [0.2, 0.65, 0.15, 0.1] } as const;
    const { y, h, c } = await lstm(sequence, w, u, options);
    near(y.data, [0.53631, 0.77197], 3e-5);
    near([h.get(0, 0)], [0.77197], 3e-5);
    // Written with four places.
    near([c.get(0, 0)], [1.5176], 5e-5);
    const dy = [[[y.get(0, 0, 0) - 0.5]], [[y.get(1, 0, 0) - 1.25]]];
    const { dx, dw, du, db } = await lstmGrad(sequence, w, u, dy, options);
    near(dx.data, [-0.00817, -0.00487, -0.04743, -0.03073], 3e-5);
    near(dw.data, [-0.02672, -0.0922, -0.00221, -0.00666, -0.00316, -0.01893, -0.02593, -0.16262], 3e-5);
    near(du.data, [-0.01039, -0.0006, -0.00338, -0.0297], 3e-5);
    near(db.data, [-0.03641, -0.00277, -0.00631, -0.05362], 3e-5);
  });

  it('both directions are two layers, one of which reads from the end', async () => {
    const numbers = (shape: readonly number[], seed: number) =>
      ndarray(
        Float32Array.from({ length: shape.reduce((n, size) => n * size) }, (_, k) => Math.sin(seed + k * k)),
        shape,
      );
    const [steps, batch, inputs, hidden] = [3, 2, 2, 2];
    const sequence = numbers([steps, batch, inputs], 1);
    const [w, u] = [numbers([2, 3 * hidden, inputs], 2), numbers([2, 3 * hidden, hidden], 3)];
    const all = await gru(sequence, w, u, { context, direction: 'both' });
    expect([all.y.shape, all.h.shape]).toEqual([
      [steps, 2, batch, hidden],
      [2, batch, hidden],
    ]);
    const part = ({ data }: { data: Float32Array }, d: number, shape: readonly number[]) =>
      ndarray(data.slice((d * data.length) / 2, ((d + 1) * data.length) / 2), shape);
    for (const [d, direction] of (['forward', 'reverse'] as const).entries()) {
      const weights = [part(w, d, [3 * hidden, inputs]), part(u, d, [3 * hidden, hidden])] as const;
      const one = await gru(sequence, ...weights, { context, direction });
      const own = [...all.y.data].filter((_, k) => Math.floor(k / (batch * hidden)) % 2 === d);
      near(own, [...one.y.data], 1e-6);
      near([...all.h.data].slice(4 * d, 4 * d + 4), [...one.h.data], 1e-6);
    }
  });

  it('a GRU by its formula', async () => {
    const s = (v: number) => 1 / (1 + Math.exp(-v));
    const [w, u, b] = [
      [[0.3], [-0.5], [0.9]],
      [[0.2], [0.7], [-0.4]],
      [0.1, -0.2, 0.3],
    ];
    let h = 0.5;
    const expected: number[] = [];
    for (const value of [1, -2]) {
      const z = s(0.3 * value + 0.1 + 0.2 * h);
      const r = s(-0.5 * value - 0.2 + 0.7 * h);
      h = (1 - z) * Math.tanh(0.9 * value + 0.3 - 0.4 * (r * h)) + z * h;
      expected.push(h);
    }
    near((await gru([[[1]], [[-2]]], w, u, { context, b, h0: [[0.5]] })).y.data, expected, 1e-5);
  });
});

test('what is refused', async () => {
  const image = [[[[1], [2]]]];
  const refused = async (call: () => Promise<unknown>, argument: string, position: number) =>
    expectRefusal(await rejectionOf(call), { argument, position });
  await refused(() => layerNorm([[1, 2]], [1]), 'gamma', 2);
  await refused(() => layerNorm([[1, 2]], [1, 1], [1, 1], { epsilon: -1 }), 'epsilon', 4);
  await refused(() => rmsNorm([1], [1], { eps: 1 } as never), 'eps', 3);
  await refused(() => layerNormGrad([[1, 2]], [[1]]), 'dy', 2);
  await refused(() => batchNorm([1, 2], [1], [1]), 'x', 1);
  await refused(() => batchNorm([[1, 2]], [1, 2], [1]), 'variance', 3);
  await refused(() => batchNormGrad([[1, 2]], [[1, 2]], [1]), 'gamma', 3);
  await refused(() => batchNormTrain([[1, 2]], undefined, undefined, { layout: 'hwc' as never }), 'layout', 4);
  await refused(() => maxPool2d([1], [1, 1]), 'x', 1);
  await refused(() => maxPool2d(image, 2 as never), 'window', 2);
  await refused(() => maxPool2d(image, [1, 1], { countPadded: true } as never), 'countPadded', 3);
  await refused(() => avgPool2d(image, [1, 1], { strides: [0, 1] }), 'strides', 3);
  await refused(() => conv2dGrad(image, [[[[1]]]], [[[[1]]]]), 'dy', 3);
  await refused(() => lstm([[1]], [[1]], [[1]]), 'x', 1);
  await refused(() => lstm([[[1]]], [[1]], [[1]]), 'w', 2);
  await refused(() => gru([[[1]]], [[1], [1], [1]], [[1]]), 'u', 3);
  await refused(() => gru([[[1]]], [[1], [1], [1]], [[1], [1], [1]], { h0: [1] }), 'h0', 4);
  await refused(() => gru([[[1]]], [[1], [1], [1]], [[1], [1], [1]], { direction: 'back' as never }), 'direction', 4);
});
