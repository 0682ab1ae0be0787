// sum and mean: along all axes, exact where sums of integers are, and as accurate as halves make them.
import ndarray from 'ndarray';
import { expect, it } from 'vitest';
import { ArgumentError } from '../../../src/core/errors.ts';
import { mean, sum } from '../../../src/linalg/index.ts';
import { elementsOf } from '../../lib/elements.ts';

const A = ndarray(
  Float64Array.from({ length: 24 }, (_, k) => k * k - 30),
  [2, 3, 4],
);
const views = {
  dense: A,
  reversed: ndarray(Float64Array.from(A.data).reverse(), [2, 3, 4]).step(-1, -1, -1),
  turned: ndarray(
    Float64Array.from({ length: 24 }, (_, p) => A.get(p % 2, Math.floor(p / 2) % 3, Math.floor(p / 6))),
    [4, 3, 2],
  ).transpose(2, 1, 0),
};

it.each(Object.entries(views))('sums along every choice of axes: %s', (_, x) => {
  for (let chosen = 1; chosen < 8; chosen++) {
    const axis = [0, 1, 2].filter((k) => (chosen >> k) & 1);
    const wanted = new Map<string, number>();
    for (let i = 0; i < 2; i++)
      for (let j = 0; j < 3; j++)
        for (let k = 0; k < 4; k++) {
          const key = [i, j, k].filter((_, d) => !axis.includes(d)).join();
          wanted.set(key, (wanted.get(key) ?? 0) + A.get(i, j, k));
        }
    const shape = [2, 3, 4].filter((_, d) => !axis.includes(d));
    const found = sum(x, { axis });
    expect([axis, found.shape, elementsOf(found)]).toEqual([axis, shape, [...wanted.values()]]);
    const kept = mean(x, { axis: axis.map((d) => d - 3), keepdims: true });
    expect(kept.shape).toEqual([2, 3, 4].map((size, d) => (axis.includes(d) ? 1 : size)));
    expect(elementsOf(kept)).toEqual([...wanted.values()].map((s) => s / (24 / wanted.size)));
  }
  expect(sum(x)).toBe(A.data.reduce((s, v) => s + v, 0));
  expect(mean(x)).toBe(A.data.reduce((s, v) => s + v, 0) / 24);
});

it('keeps singles, summed in doubles', () => {
  const x = ndarray(new Float32Array([1e8, 1, -1e8, 2 ** -30]), [2, 2]);
  expect(sum(x)).toBe(1 + 2 ** -30);
  expect(sum(x, { axis: 0 }).data).toEqual(new Float32Array([0, 1 + 2 ** -30]));
});

it('adds by halves', () => {
  const n = 2 ** 20;
  const tenth = new Float64Array(n).fill(0.1);
  // One after the other the error is 1e-6 and more.
  expect(Math.abs(sum(tenth) - n * 0.1)).toBeLessThan(1e-9);
});

it('of nothing', () => {
  const none = ndarray(new Float64Array(0), [0, 2]);
  expect([sum(none), mean(none), elementsOf(sum(none, { axis: 0 }))]).toEqual([0, Number.NaN, [0, 0]]);
  expect(sum(5)).toBe(5);
});

it('writes to out', () => {
  const out = ndarray(new Float64Array(4), [2], [2]);
  expect(
    sum(
      [
        [1, 2],
        [3, 4],
      ],
      { axis: 0, out },
    ),
  ).toBe(out);
  expect([...out.data]).toEqual([4, 0, 6, 0]);
});

it.each([
  [() => sum([1], { axis: 1 }), 'axis'],
  [() => sum(1, { axis: 0 }), 'axis'],
  [() => mean([[1]], { axis: [0, -2] }), 'axis'],
  [() => mean([[1]], { axis: 0, keepdims: 1 as never }), 'keepdims'],
] as const)('refuses case %#', (call, argument) => {
  expect(call).toThrow(ArgumentError);
  expect(call).toThrow(`(${argument})`);
});
