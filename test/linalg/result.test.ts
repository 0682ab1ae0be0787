// What console.log shows of results: their numbers, as format does.
import { formatWithOptions, inspect } from 'node:util';
import ndarray from 'ndarray';
import { expect, it } from 'vitest';
import { add, eye, slice, T } from '../../src/linalg/index.ts';

it('shows numbers', () => {
  expect(inspect(eye(2))).toBe('[[1. 0.]\n [0. 1.]]');
  expect(formatWithOptions({ colors: true }, 'x =', add([1, 2], 0.5))).toBe('x = [1.5 2.5]');
  expect(inspect({ x: T([[1, 2]]) })).toBe('{\n  x: [[1.]\n   [2.]]\n}');
  expect(inspect(slice(eye(3), '0'))).toBe('[1. 0. 0.]');
});

it('shows no more of ndarrays than they have, and leaves those of others as they are', () => {
  expect(Object.keys(eye(1))).toEqual(Object.keys(ndarray(new Float64Array(1), [1, 1])));
  expect(inspect(ndarray(new Float64Array([1]), [1, 1]))).toContain('stride');
});
