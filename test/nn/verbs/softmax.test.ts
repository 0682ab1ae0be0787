// softmax and logSoftmax on ndarrays.
import { expect, test } from 'vitest';
import { ndarray } from '../../../src/linalg/index.ts';
import { logSoftmax, softmax } from '../../../src/nn.ts';
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
