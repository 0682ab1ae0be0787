// reshape: a view where it can be one, else a copy; in both cases the elements rows first.
import ndarray from 'ndarray';
import { expect, it } from 'vitest';
import { ArgumentError } from '../../../src/core/errors.ts';
import { arange, reshape, slice, T } from '../../../src/linalg/index.ts';
import { elementsOf } from '../../lib/elements.ts';

it('is a view of what lies rows first', () => {
  const x = arange(12);
  const A = reshape(x, [3, -1]);
  expect([A.shape, A.data === x.data]).toEqual([[3, 4], true]);
  const part = reshape(slice(A, '1:'), [2, 2, 2]);
  part.set(0, 0, 0, -1);
  expect(x.get(4)).toBe(-1);
  expect(reshape(A, 12).shape).toEqual([12]);
  expect(reshape(A, -1).shape).toEqual([12]);
  expect(reshape([[7]], []).get()).toBe(7);
});

it('is a copy of what does not, of the same type', () => {
  const A = ndarray(new Int16Array([1, 2, 3, 4, 5, 6]), [2, 3]);
  const B = reshape(T(A), [2, 3]);
  const data: Int16Array = B.data;
  expect([data.constructor, elementsOf(B), B.data === A.data]).toEqual([Int16Array, [1, 4, 2, 5, 3, 6], false]);
  expect(elementsOf(reshape(A.step(1, -2), 4))).toEqual([3, 1, 6, 4]);
});

it('takes what is empty', () => {
  expect(reshape(ndarray(new Float64Array(0), [0, 3]), [3, 0]).shape).toEqual([3, 0]);
});

it.each([[[5]], [[-1, -1]], [[4, -1]], [[2.5, 2]], [['6']]] as const)('refuses %j for six elements', (shape) => {
  expect(() => reshape(arange(6), shape as never)).toThrow(ArgumentError);
});

it('refuses -1 beside 0', () => {
  expect(() => reshape(arange(0), [0, -1])).toThrow(ArgumentError);
});
