// attention on ndarrays: by the formula, with shared heads, and what it refuses.
import { expect, it } from 'vitest';
import { ArgumentError } from '../../../src/index.ts';
import { attention } from '../../../src/nn.ts';

it('attention of two queries is the softmax of their products', async () => {
  const [q, k, v] = [
    [
      [1, 2],
      [0, -1],
    ],
    [
      [0.5, 0],
      [1, 1],
      [0, 2],
    ],
    [[1], [2], [4]],
  ] as const;
  const found = await attention(
    q.map((x) => [...x]),
    k.map((x) => [...x]),
    v.map((x) => [...x]),
  );
  expect(found.shape).toEqual([2, 1]);
  for (const [i, x] of q.entries()) {
    const e = k.map((y) => Math.exp((x[0] * y[0] + x[1] * y[1]) / Math.SQRT2));
    const wanted = e.reduce((sum, y, j) => sum + y * v[j]![0], 0) / e.reduce((sum, y) => sum + y, 0);
    expect(Math.abs(found.get(i, 0) - wanted)).toBeLessThan(1e-14);
  }
});

it('heads share keys, and causal queries see what came before', async () => {
  const heads = await attention([[[0]], [[0]]], [[[1], [1]]], [[[1], [3]]]);
  expect([heads.shape, heads.get(0, 0, 0), heads.get(1, 0, 0)]).toEqual([[2, 1, 1], 2, 2]);
  const causal = await attention([[0], [0]], [[1], [1]], [[1], [3]], { causal: true });
  expect([causal.get(0, 0), causal.get(1, 0)]).toEqual([1, 2]);
});

it('wrong shapes and options are refused', async () => {
  await expect(attention([1], [[1]], [[1]])).rejects.toThrow(ArgumentError);
  await expect(attention([[1]], [[1, 2]], [[1]])).rejects.toThrow(/k/);
  await expect(attention([[1]], [[1]], [[1], [2]])).rejects.toThrow(/v/);
  await expect(attention([[1]], [[1]], [[1]], { other: 1 } as never)).rejects.toThrow(ArgumentError);
});
