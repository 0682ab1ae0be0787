// tri, tril and triu, against their definitions.
import ndarray from 'ndarray';
import { expect, it } from 'vitest';
import { ArgumentError } from '../../../src/core/errors.ts';
import { tri, tril, triu } from '../../../src/linalg/index.ts';
import { elementsOf } from '../../lib/elements.ts';

it('keeps what is on one side of diagonal k', () => {
  for (const [n, m] of [
    [3, 3],
    [2, 4],
    [4, 2],
    [0, 3],
    [3, 0],
  ] as const) {
    const A = ndarray(
      Float64Array.from({ length: n * m }, (_, p) => p + 1),
      [n, m],
    );
    for (let k = -5; k <= 5; k++) {
      const where = (keep: (distance: number) => boolean, of: (p: number) => number) =>
        Array.from({ length: n * m }, (_, p) => (keep((p % m) - Math.floor(p / m)) ? of(p) : 0));
      expect(elementsOf(tri(n, m, { k }))).toEqual(
        where(
          (d) => d <= k,
          () => 1,
        ),
      );
      expect(elementsOf(tril(A, { k }))).toEqual(
        where(
          (d) => d <= k,
          (p) => p + 1,
        ),
      );
      expect(elementsOf(triu(A, { k }))).toEqual(
        where(
          (d) => d >= k,
          (p) => p + 1,
        ),
      );
    }
  }
});

it('takes stacks, strides and singles, and changes nothing', () => {
  const A = ndarray(new Float32Array([1, 2, 3, 4, 5, 6, 7, 8]), [2, 2, 2]);
  const L = tril(A.transpose(0, 2, 1));
  expect([L.data.constructor, L.shape, elementsOf(L)]).toEqual([Float32Array, [2, 2, 2], [1, 0, 2, 4, 5, 0, 6, 8]]);
  expect(elementsOf(A)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

it('refuses vectors', () => {
  expect(() => tril([1, 2])).toThrow(ArgumentError);
  expect(() => triu([[1]], { k: Number.NaN })).toThrow('(k)');
});
