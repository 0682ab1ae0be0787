// vander, against powers.
import { expect, it } from 'vitest';
import { ArgumentError } from '../../../src/core/errors.ts';
import { vander } from '../../../src/linalg/index.ts';
import { elementsOf } from '../../lib/elements.ts';

it('has powers, falling or rising', () => {
  expect(elementsOf(vander([2, 3, -1], 3))).toEqual([4, 2, 1, 9, 3, 1, 1, -1, 1]);
  expect(elementsOf(vander([2, 3], { increasing: true }))).toEqual([1, 2, 1, 3]);
  expect(elementsOf(vander([2, 3], 4, { increasing: true }))).toEqual([1, 2, 4, 8, 1, 3, 9, 27]);
  expect(elementsOf(vander([0], 2))).toEqual([0, 1]);
  expect(vander([5], 0).shape).toEqual([1, 0]);
  expect(vander(new Float32Array([2])).data).toEqual(new Float32Array([1]));
});

it('refuses matrices and sizes that are none', () => {
  expect(() => vander([[1]])).toThrow(ArgumentError);
  expect(() => vander([1], -1)).toThrow('(n)');
  expect(() => vander([1], { increasing: 1 as unknown as boolean })).toThrow('(increasing)');
});
