// transpose, T and H: orders of axes, and data that are shared.
import { expect, it } from 'vitest';
import { ArgumentError } from '../../../src/core/errors.ts';
import { arange, H, reshape, T, transpose } from '../../../src/linalg/index.ts';

const A = reshape(arange(24), [2, 3, 4]);

it('orders axes as asked, in reverse without a word', () => {
  const B = transpose(A, [2, 0, -2]);
  expect(B.shape).toEqual([4, 2, 3]);
  for (let i = 0; i < 2; i++)
    for (let j = 0; j < 3; j++)
      for (let k = 0; k < 4; k++) {
        expect(B.get(k, i, j)).toBe(A.get(i, j, k));
        expect(T(A).get(k, j, i)).toBe(A.get(i, j, k));
        expect(H(A).get(i, k, j)).toBe(A.get(i, j, k));
      }
  expect([transpose(A).shape, H(A).shape, T([1, 2]).shape, T(3).shape]).toEqual([[4, 3, 2], [2, 4, 3], [2], []]);
});

it('shares the data', () => {
  const B = reshape(arange(4), [2, 2]);
  T(B).set(0, 1, 9);
  H(B).set(1, 0, 8);
  expect([...B.data]).toEqual([0, 8, 9, 3]);
});

it.each([
  [() => transpose(A, [0, 1])],
  [() => transpose(A, [0, 1, 1])],
  [() => transpose(A, [0, 1, 3])],
  [() => transpose(A, 1 as never)],
  [() => H([1, 2])],
] as const)('refuses case %#', (call) => {
  expect(call).toThrow(ArgumentError);
});
