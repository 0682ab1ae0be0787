// softmax and logSoftmax on ndarrays.
import { expect, test } from 'vitest';
import { ndarray } from '../../../src/linalg/index.ts';
import { activate, activateGrad, logSoftmax, softmax, softmaxGrad } from '../../../src/nn.ts';
import { expectRefusal, rejectionOf } from '../../lib/caught.ts';
import { contexts } from '../../setup/contexts.ts';

test.each(contexts.map((context) => [context.backend, context] as const))(
  'along every axis of three, on the %s backend',
  async (_, context) => {
    const x = ndarray(
      Float32Array.from({ length: 24 }, (_, k) => Math.cos(3 * k)),
      [2, 3, 4],
    );
    for (const axis of [0, 1, 2, -3, -2, -1]) {
      const [p, log] = [await softmax(x, { axis, context }), await logSoftmax(x, { axis, context })];
      expect([p.shape, log.shape, p.dtype]).toEqual([x.shape, x.shape, 'float32']);
      const along = (axis + 3) % 3;
      for (let k = 0; k < 24; k++) {
        const at = [Math.floor(k / 12), Math.floor(k / 4) % 3, k % 4];
        let sum = 0;
        for (let i = 0; i < x.shape[along]!; i++) sum += Math.exp(x.get(...at.with(along, i)));
        const expected = Math.exp(x.get(...at)) / sum;
        expect(Math.abs(p.get(...at) - expected)).toBeLessThan(1e-6);
        expect(Math.abs(log.get(...at) - Math.log(expected))).toBeLessThan(1e-6);
      }
    }
  },
);

test('views, empty arrays, doubles', async () => {
  const x = ndarray([0, 9, Math.log(3), 9], [2], [2], 0);
  const p = await softmax(x);
  expect(p.dtype).toBe('float64');
  expect(Math.abs(p.get(1) - 0.75)).toBeLessThan(1e-15);
  expect((await softmax([[], []])).shape).toEqual([2, 0]);
});

test('refuses axes and options that there are not', async () => {
  for (const axis of [2, -3, 0.5, '0' as never])
    expectRefusal(await rejectionOf(() => softmax([[1, 2]], { axis })), { argument: 'axis', position: 2 });
  expectRefusal(await rejectionOf(() => softmax([1], { axes: 0 } as never)), { argument: 'axes', position: 2 });
  expectRefusal(await rejectionOf(() => logSoftmax(7)), { argument: 'axis', position: 2 });
});

test('gradients are what differences say', async () => {
  const x = [
    [0.3, -1, 2],
    [0.1, 0.4, -0.7],
  ];
  const weights = [
    [1, 2, -1],
    [0.5, -3, 4],
  ];
  const h = 1e-6;
  for (const [forward, options] of [
    [softmax, { axis: 0 }],
    [logSoftmax, { axis: 1 }],
  ] as const) {
    const loss = async (x: number[][]): Promise<number> => {
      const y = await forward(x, options);
      return weights.flat().reduce((sum, w, k) => sum + w * y.data[k]!, 0);
    };
    const dx = await softmaxGrad(await forward(x, options), weights, { ...options, log: forward === logSoftmax });
    for (let k = 0; k < 6; k++) {
      const moved = (by: number) => x.map((row, i) => row.map((v, j) => v + (3 * i + j === k ? by : 0)));
      const slope = ((await loss(moved(h))) - (await loss(moved(-h)))) / (2 * h);
      expect(Math.abs(dx.data[k]! - slope)).toBeLessThan(1e-8);
    }
  }
});

test('activate and its gradient, of views too', async () => {
  const x = ndarray(Float32Array.of(-1, 9, 2, 9), [2], [2], 0);
  expect([...(await activate(x, 'leakyRelu', { slope: 0.5 })).data]).toEqual([-0.5, 2]);
  expect([...(await activateGrad(x, Float32Array.of(3, 4), 'elu', { scale: 0 })).data]).toEqual([0, 4]);
  expectRefusal(await rejectionOf(() => activate([1], 'sine' as never)), { argument: 'kind', position: 2 });
  expectRefusal(await rejectionOf(() => activateGrad([1], [1, 2], 'relu')), { argument: 'dy', position: 2 });
});
