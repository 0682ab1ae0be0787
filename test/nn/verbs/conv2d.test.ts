// conv2d on ndarrays.
import { expect, test } from 'vitest';
import { ndarray } from '../../../src/linalg/index.ts';
import { conv2d, conv2dGrad, convTranspose2d } from '../../../src/nn.ts';
import { expectRefusal, rejectionOf } from '../../lib/caught.ts';
import { contexts } from '../../setup/contexts.ts';

test.each(contexts.map((context) => [context.backend, context] as const))(
  'both layouts have the same numbers, on the %s backend',
  async (_, context) => {
    const x = ndarray(
      Float32Array.from({ length: 2 * 5 * 4 * 4 }, (_, k) => (k * k) % 7),
      [2, 5, 4, 4],
    );
    const w = ndarray(
      Float32Array.from({ length: 3 * 2 * 2 * 6 }, (_, k) => (k % 5) - 2),
      [3, 2, 2, 6],
    );
    const options = { context, strides: [2, 1], pads: [1, 0, 0, 2], groups: 2, activation: 'relu' } as const;
    const last = await conv2d(x, w, options);
    const first = await conv2d(x.transpose(0, 3, 1, 2), w.transpose(3, 2, 0, 1), { ...options, layout: 'nchw' });
    expect([last.shape, first.shape]).toEqual([
      [2, 2, 5, 6],
      [2, 6, 2, 5],
    ]);
    // Small integers: every order of summation is exact.
    for (let k = 0; k < last.size; k++) {
      const at = [Math.floor(k / 60), Math.floor(k / 30) % 2, Math.floor(k / 6) % 5, k % 6] as const;
      expect(first.get(at[0], at[3], at[1], at[2])).toBe(last.get(...at));
    }
    expect(last.data.some((y) => y > 0)).toBe(true);
  },
);

test.each(contexts.map((context) => [context.backend, context] as const))(
  'every way has the same numbers, and the trace says which it was, on the %s backend',
  async (_, context) => {
    const x = ndarray(
      Float32Array.from({ length: 2 * 5 * 4 * 4 }, (_, k) => (k * k) % 7),
      [2, 5, 4, 4],
    );
    const w = ndarray(
      Float32Array.from({ length: 3 * 2 * 4 * 8 }, (_, k) => (k % 5) - 2),
      [3, 2, 4, 8],
    );
    const by = async (algo: 'auto' | 'implicit' | 'gemm' | 'direct') => {
      const y = await conv2d(x, w, { context, pads: [1, 0, 0, 1], algo });
      const { kernel } = context.queue.trace.at(-1)!;
      const { dx, dw } = await conv2dGrad(x, w, y, { context, pads: [1, 0, 0, 1], algo });
      const back = await convTranspose2d(y, w, { context, pads: [1, 0, 0, 1], algo });
      return { kernel, numbers: [...y.data, ...dx.data, ...dw.data, ...back.data] };
    };
    const direct = await by('direct');
    expect(direct.numbers.some((y) => y > 0)).toBe(true);
    // Small integers: every order of summation is exact.
    for (const algo of ['auto', 'gemm', 'implicit'] as const) expect((await by(algo)).numbers).toEqual(direct.numbers);
    if (context.gpu === undefined) return;
    expect(direct.kernel).toBe('conv_direct');
    expect((await by('gemm')).kernel).toBe('conv_columns, gemm');
    expect((await by('implicit')).kernel).not.toBe('conv_direct');
  },
);

test('Sobel, and what is refused', async () => {
  const image = [
    [
      [[1], [4], [6]],
      [[5], [3], [8]],
      [[6], [7], [2]],
    ],
  ];
  const sobel = [
    [[[-1]], [[0]], [[1]]],
    [[[-2]], [[0]], [[2]]],
    [[[-1]], [[0]], [[1]]],
  ];
  expect([...(await conv2d(image, sobel)).data]).toEqual([7]);
  expectRefusal(await rejectionOf(() => conv2d([1], sobel)), { argument: 'x', position: 1 });
  expectRefusal(await rejectionOf(() => conv2d(image, sobel, { groups: 2 })), { argument: 'w', position: 2 });
  expectRefusal(await rejectionOf(() => conv2d(image, sobel, { strides: [0, 1] })), {
    argument: 'strides',
    position: 3,
  });
  expectRefusal(await rejectionOf(() => conv2d(image, sobel, { algo: 'fast' as 'auto' })), {
    argument: 'algo',
    position: 3,
  });
  expectRefusal(await rejectionOf(() => conv2d(image, sobel, { pads: [1] as never })), {
    argument: 'pads',
    position: 3,
  });
});
