// diag: to a matrix and back.
import ndarray from 'ndarray';
import { expect, it } from 'vitest';
import { ArgumentError } from '../../../src/core/errors.ts';
import { diag } from '../../../src/linalg/index.ts';
import { elementsOf } from '../../lib/elements.ts';

it('places a vector on a diagonal, which it reads again', () => {
  const v = [3, 4];
  expect(elementsOf(diag(v))).toEqual([3, 0, 0, 4]);
  expect(elementsOf(diag(v, { k: 1 }))).toEqual([0, 3, 0, 0, 0, 4, 0, 0, 0]);
  expect(elementsOf(diag(v, { k: -1 }))).toEqual([0, 0, 0, 3, 0, 0, 0, 4, 0]);
  for (let k = -3; k <= 3; k++) expect(elementsOf(diag(diag(v, { k }), { k }))).toEqual(v);
});

it('reads diagonals of any matrix with any strides', () => {
  const A = ndarray(new Float32Array([1, 2, 3, 4, 5, 6]), [2, 3]);
  expect(diag(A).data).toEqual(new Float32Array([1, 5]));
  expect(elementsOf(diag(A, { k: 2 }))).toEqual([3]);
  expect(elementsOf(diag(A, { k: 3 }))).toEqual([]);
  expect(elementsOf(diag(A, { k: -7 }))).toEqual([]);
  expect(elementsOf(diag(A.transpose(1, 0), { k: -1 }))).toEqual([2, 6]);
  expect(elementsOf(diag(A.step(-1, -1)))).toEqual([6, 2]);
});

it('gives a copy', () => {
  const A = ndarray(new Float64Array([1, 2, 3, 4]), [2, 2]);
  diag(A).set(0, 9);
  expect(A.get(0, 0)).toBe(1);
});

it('refuses other dimensions', () => {
  expect(() => diag(3)).toThrow(ArgumentError);
  expect(() => diag([[[1]]])).toThrow('one or two dimensions');
});
